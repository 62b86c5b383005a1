#include "formats/picture/legend.h"

#include "formats/river/picture/brush.h"

#include <algorithm>

namespace fairway::formats::river {

namespace {

constexpr double signHeight = 0.5;
constexpr double cardScale = 0.46; // of a section on a sign

// A piece of water as wide as the sign, with what `draw` puts on it in a card's units.
void onWater(const Pen& pen, const Theme& theme, const std::function<void(const CardShape&)>& draw) {
  const Pen::Kept kept(pen);
  pen.box({-0.5, -signHeight / 2, 0.5, signHeight / 2});
  pen.clip();
  pen.box({-0.5, -signHeight / 2, 0.5, signHeight / 2});
  pen.use(theme.water);
  pen.fill();
  const CardShape card{1 / cardScale, 0};
  cairo_translate(pen.cairo(), -0.5, -cardScale / 2);
  cairo_scale(pen.cairo(), cardScale, cardScale);
  draw(card);
}

Phrase meaningOf(SectionKind kind) {
  switch (kind) {
  case SectionKind::Sandbank:
    return phrase("sandbank: a boat going up stops on it");
  case SectionKind::Wave:
    return phrase("wave: a boat whose number ends on it is carried up");
  case SectionKind::Eddy:
    return phrase("eddy: a boat whose number ends on it is carried back");
  case SectionKind::Lee:
    return phrase("lee: no boat can be blown back from it");
  case SectionKind::Calm:
    break;
  }
  return phrase("calm water");
}

// What it looks like in so little room.
void drawSmall(const Pen& pen, const Texts& texts, const Theme& theme, const Section& section) {
  onWater(pen, theme, [&](const CardShape& card) { drawKind(pen, texts, theme, card, section, 3); });
}

void addKinds(const RiverScene& scene, const Theme& theme, const Said& said,
              std::vector<LegendEntry>& entries) {
  const auto& sections = scene.river().sections;
  for (const SectionKind kind : fairway::river::allSectionKinds) {
    const auto found = std::find_if(sections.begin(), sections.end(),
                                    [kind](const Section& section) { return section.kind == kind; });
    if (kind == SectionKind::Calm || found == sections.end()) continue;
    entries.push_back({[&theme, section = fairway::river::sectionOf(kind)](
                           const Pen& pen, const Texts& texts) { drawSmall(pen, texts, theme, section); },
                       said(meaningOf(kind)), signHeight});
  }
  if (std::any_of(sections.begin(), sections.end(), [](const Section& section) { return section.fixed; }))
    entries.push_back({[&theme](const Pen& pen, const Texts&) {
                         drawPadlock(pen, theme, {0, -0.06}, 0.6);
                       },
                       said(phrase("keeps its place when orders are tried")), signHeight});
}

void addBoats(const Position& position, const Theme& theme, const Said& said,
              std::vector<LegendEntry>& entries) {
  for (int seat = 1; seat <= position.players; ++seat)
    entries.push_back({[&theme, seat](const Pen& pen, const Texts&) { drawBoat(pen, theme, seat, {}, 0.7); },
                       said(phrase("boat of player {1}", {seat})), signHeight});
}

void addHeat(const Theme& theme, const Said& said, std::vector<LegendEntry>& entries) {
  entries.push_back({[&theme](const Pen& pen, const Texts&) {
                       constexpr int steps = 8;
                       for (int i = 0; i < steps; ++i) {
                         pen.box({-0.5 + static_cast<double>(i) / steps, -0.2,
                                  -0.5 + static_cast<double>(i + 1) / steps, 0.2});
                         pen.use(chanceColour(theme, static_cast<double>(i) / (steps - 1)));
                         pen.fill();
                       }
                     },
                     said(phrase("chance of a lone boat to reach the harbour, from 0 to 100 %")),
                     signHeight});
}

} // namespace

std::vector<LegendEntry> RiverScene::legend(const Theme& theme, Layers layers, const Speaker& speaker) const {
  const Said said{speaker};
  std::vector<LegendEntry> entries;
  addKinds(*this, theme, said, entries);
  if (layers.has(Layer::Boats) && position) addBoats(*position, theme, said, entries);
  if (layers.has(Layer::Heat) && !save.empty()) addHeat(theme, said, entries);
  if (layers.has(Layer::Findings))
    addFindings(
        findings,
        [&theme](const Pen& pen, const FindingMark& finding) {
          drawFindingFrame(pen, theme, finding.severity, {-0.5, -0.3, 0.5, 0.3});
        },
        said, entries, signHeight);
  return entries;
}

} // namespace fairway::formats::river
