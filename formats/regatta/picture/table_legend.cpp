#include "formats/picture/legend.h"

#include "formats/regatta/picture/brush.h"
#include "rules/base/number_text.h"

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Side;

using Entries = std::vector<LegendEntry>;

// Signs stand on water, as they do on the table.
void ground(const Pen& pen, const Theme& theme) {
  pen.box({-0.5, -0.5, 0.5, 0.5});
  pen.use(theme.water);
  pen.fill();
}

// In a box one unit wide a sign of the table is a third as large.
constexpr double small = 0.33;

void add(Entries& entries, const Theme& theme, const std::string& text,
         std::function<void(const Pen&, const Texts&)> draw) {
  entries.push_back({[&theme, draw = std::move(draw)](const Pen& pen, const Texts& texts) {
                       const Pen::Kept kept(pen);
                       ground(pen, theme);
                       pen.box({-0.5, -0.5, 0.5, 0.5});
                       pen.clip();
                       draw(pen, texts);
                     },
                     text});
}

void addCourse(const TableScene& scene, const Theme& theme, const Speaker& speaker, Entries& entries) {
  add(entries, theme, phrase("line, with the way to start (S) and finish (F)").in(speaker),
      [&theme, start = startLetter().in(speaker)](const Pen& pen, const Texts& texts) {
        drawLineRibbon(pen, theme, {-0.5, 0.12}, {0.5, 0.12}, 0.5);
        drawPassArrow(pen, texts, theme, {0, 0.06}, {0, -1}, start, small);
      });
  for (const Side leave : {Side::Port, Side::Starboard}) {
    const auto& round = scene.course().round;
    if (std::none_of(round.begin(), round.end(), [leave](const auto& r) { return r.leave == leave; }))
      continue;
    add(entries, theme,
        (leave == Side::Port ? phrase("left to port (counterclockwise)")
                             : phrase("left to starboard (clockwise)"))
            .in(speaker),
        [&theme, leave](const Pen& pen, const Texts&) {
          drawRoundingArrow(pen, theme, {}, 0.34, leave, Heading(0), 0.45);
          drawBuoy(pen, theme, {}, 0.26, buoyColour(theme, "red", 0));
        });
  }
}

} // namespace

std::vector<LegendEntry> TableScene::legend(const Theme& theme, Layers layers, const Speaker& speaker) const {
  Entries entries;
  if (layers.has(TableLayer::Course)) addCourse(*this, theme, speaker, entries);
  if (layers.has(TableLayer::Gates) && !course_.round.empty())
    add(entries, theme, phrase("gate, passed as the chevrons point").in(speaker),
        [&theme](const Pen& pen, const Texts&) {
          drawGateLine(pen, theme, {-0.5, 0}, {0.5, 0}, fairway::regatta::Sense::Counterclockwise, 0.42);
        });
  if (layers.has(TableLayer::Start))
    add(entries, theme, phrase("where boats start").in(speaker), [&theme](const Pen& pen, const Texts&) {
      addHull(pen, {0.7, 0.28}, {0, -0.35}, 0);
      pen.use(theme.mark.faded(0.3));
      pen.fillKept();
      pen.use(theme.mark, 0.03);
      pen.stroke();
    });
  if (layers.has(TableLayer::Obstacles) && !course_.obstacles.empty())
    add(entries, theme, phrase("obstacle: keep clear of its rim").in(speaker),
        [&theme](const Pen& pen, const Texts&) { drawObstacle(pen, theme, {}, 0.9, "teapot"); });
  if (layers.has(TableLayer::Route) && !route.empty())
    add(entries, theme,
        countPhrase("fastest route, {n} play", "fastest route, {n} plays", route.size()).in(speaker),
        [&theme](const Pen& pen, const Texts&) {
          pen.move({-0.5, 0.2});
          cairo_curve_to(pen.cairo(), -0.1, 0.2, 0.1, 0.1, 0.4, -0.3);
          pen.use(theme.mark.faded(0.3), 0.22);
          pen.strokeKept();
          pen.use(theme.mark, 0.05);
          pen.stroke();
        });
  if (layers.has(TableLayer::Findings))
    addFindings(
        findings,
        [&theme](const Pen& pen, const FindingMark& finding) {
          const Pen::Kept kept(pen);
          ground(pen, theme);
          drawFindingSign(pen, theme, finding);
        },
        Said{speaker}, entries);
  return entries;
}

std::string TableScene::scaleInWords(int units, double millimetres, const Speaker& speaker) const {
  return phrase("{1} mm of the table, here {2} mm (scale 1 : {3})",
                {std::to_string(units), withDigits(units * millimetres, 4), withDigits(1 / millimetres, 4)})
      .in(speaker);
}

} // namespace fairway::formats::regatta
