#include "formats/picture/legend.h"

#include "formats/lake_race/picture/brush.h"
#include "rules/base/number_text.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::RaceLetter;

// Signs stand on water, as they do on the board.
void ground(const Pen& pen, Colour colour) {
  addHexagon(pen, {}, 1);
  pen.use(colour);
  pen.fill();
}

bool hasRace(const BoardScene& scene, RaceLetter race) {
  return std::any_of(scene.lake().slots.begin(), scene.lake().slots.end(),
                     [race](const auto& slot) { return slot.race == race; });
}

void addSlots(const BoardScene& scene, const Theme& theme, const Said& said,
              std::vector<LegendEntry>& entries) {
  for (const RaceLetter race : fairway::lake_race::allRaces) {
    if (!hasRace(scene, race)) continue;
    const fairway::lake_race::Slot slot{race, {}, Direction::E};
    entries.push_back(
        {[&theme, slot](const Pen& pen, const Texts& texts) {
           ground(pen, theme.water);
           drawSlot(pen, texts, theme, {}, slot);
         },
         said(phrase("slot of race {1}", {std::string(1, fairway::lake_race::letterOf(race))}))});
  }
}

void addCourse(const BoardScene& scene, const Theme& theme, const Said& said,
               std::vector<LegendEntry>& entries) {
  const bool chosen = scene.course->choices.has_value();
  entries.push_back({[&theme](const Pen& pen, const Texts& texts) {
                       ground(pen, theme.water);
                       drawBuoy(pen, texts, theme, {}, "0");
                     },
                     said(phrase("start buoy"))});
  entries.push_back({[&theme](const Pen& pen, const Texts&) {
                       ground(pen, theme.water);
                       drawFinishBuoy(pen, theme, {});
                     },
                     said(phrase("finish buoy"))});
  for (const Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
    if (!chosen ||
        std::count(scene.course->choices->arrows.begin(), scene.course->choices->arrows.end(), arrow) == 0)
      continue;
    entries.push_back(
        {[&theme, arrow](const Pen& pen, const Texts& texts) {
           ground(pen, theme.water);
           drawTurnArrow(pen, theme, {}, arrow, 90);
           drawBuoy(pen, texts, theme, {}, "1");
         },
         said(arrow == Arrow::Clockwise ? phrase("pass clockwise") : phrase("pass counterclockwise"))});
  }
  if (!chosen) return;
  entries.push_back({[&theme, start = said(startLetter())](const Pen& pen, const Texts& texts) {
                       ground(pen, theme.water);
                       drawStripRibbon(pen, theme, {-0.5, 0.1}, {0.5, 0.1});
                       drawPassArrow(pen, texts, theme, {0, 0}, {0, -0.62}, start);
                     },
                     said(phrase("strip, with the way to start (S) and finish (F)"))});
}

void addGate(const Theme& theme, const Said& said, std::vector<LegendEntry>& entries) {
  entries.push_back({[&theme](const Pen& pen, const Texts&) {
                       ground(pen, theme.water);
                       drawGateLine(pen, theme, {-0.46, 0}, {0.46, 0}, Arrow::Counterclockwise);
                     },
                     said(phrase("gate, passed as the chevrons point"))});
}

using State = BoatMark::State;

void addBoats(const BoardScene& scene, const Theme& theme, const Said& said,
              std::vector<LegendEntry>& entries) {
  const auto has = [&scene](State state) {
    return std::any_of(scene.boats.begin(), scene.boats.end(),
                       [state](const BoatMark& boat) { return boat.state == state; });
  };
  const auto add = [&](const BoatMark& boat, const std::string& text, bool track) {
    entries.push_back({[&theme, boat, track](const Pen& pen, const Texts& texts) {
                         ground(pen, theme.water);
                         if (track) drawTrack(pen, theme, {{-0.5, 0}, {0, 0}}, boat.seat);
                         drawBoat(pen, texts, theme, boat);
                       },
                       text});
  };
  if (has(State::Racing))
    add({1, {}, 0, State::Racing, 0}, said(phrase("boat with the number of its seat, and its track")), true);
  if (has(State::Finished)) add({1, {}, 0, State::Finished, 0}, said(phrase("where a boat finished")), false);
  if (has(State::Sunk)) add({1, {}, 0, State::Sunk, 0}, said(phrase("where a boat sank")), false);
  if (std::any_of(scene.boats.begin(), scene.boats.end(),
                  [](const BoatMark& boat) { return boat.damage > 0; }))
    add({1, {}, 0, State::Racing, 2}, said(phrase("damage markers of a boat")), false);
}

} // namespace

std::vector<LegendEntry> BoardScene::legend(const Theme& theme, Layers layers, const Speaker& speaker) const {
  const Said said{speaker};
  std::vector<LegendEntry> entries;
  if (layers.has(Layer::Slots) && !course) addSlots(*this, theme, said, entries);
  if (layers.has(Layer::Course) && course) addCourse(*this, theme, said, entries);
  const bool chosen = course && course->choices;
  if (layers.has(Layer::Gates) && chosen) addGate(theme, said, entries);
  if (layers.has(Layer::StartCells) && chosen)
    entries.push_back({[&theme](const Pen& pen, const Texts&) {
                         ground(pen, theme.water);
                         drawStartCell(pen, theme, {});
                       },
                       said(phrase("start cell"))});
  if (layers.has(Layer::Route) && !route.empty())
    entries.push_back({[&theme](const Pen& pen, const Texts&) {
                         ground(pen, theme.water);
                         drawRouteLine(pen, theme, {{-0.45, 0.1}, {0, 0.1}, {0.4, -0.15}});
                       },
                       said(phrase("shortest route, {1} steps", {route.size() - 1}))});
  if (layers.has(Layer::Boats)) addBoats(*this, theme, said, entries);
  if (layers.has(Layer::Findings))
    addFindings(
        findings,
        [&theme](const Pen& pen, const FindingMark& finding) {
          ground(pen, theme.water);
          drawFindingRing(pen, theme, finding.severity, {{}});
        },
        said, entries);
  for (LegendEntry& entry : entries) entry.height = 2 * hexSide;
  return entries;
}

std::string BoardScene::scaleInWords(int units, double millimetres, const Speaker& speaker) const {
  return countPhrase("{n} hex = {1} mm; one hex is {2} mm across flats",
                     "{n} hexes = {1} mm; one hex is {2} mm across flats", static_cast<std::size_t>(units),
                     {withDigits(units * millimetres, 4), withDigits(millimetres, 4)})
      .in(speaker);
}

double HeatMap::most() const {
  double most = 0;
  for (const HeatValue& value : cells) most = std::max(most, value.value);
  for (const HeatArrow& arrow : arrows) most = std::max(most, arrow.value);
  return most;
}

std::string inWords(const HeatMap& heat) {
  if (!heat.legend.empty()) return heat.legend;
  std::string head = heat.name;
  if (!head.empty() && head[0] >= 'a' && head[0] <= 'z') head[0] = static_cast<char>(head[0] - 'a' + 'A');
  return head + ": from 0 to " + withDigits(heat.most(), 3) + (heat.unit.empty() ? "" : " " + heat.unit) +
         (heat.arrows.empty() ? ", by colour and by the size of the hex"
                              : ", by colour and by the size of the arrow");
}

double BoardScene::layHeatScale(const Pen& pen, const Texts& texts, const PaintOptions& options, Point at,
                                double width, bool draw) const {
  if (!heat || !options.layers.has(Layer::Heat)) return 0;
  const Theme& theme = themeOf(options.theme);
  const Texts::Block name{inWords(*heat), {legendText}, width, 3};
  const double nameHeight = texts.measure(name).height;
  constexpr int steps = 8;
  const double height = nameHeight + 1 + 2 * hexSide * legendSign * 0.8;
  if (!draw) return height;
  texts.draw(name, at, theme.ink);
  for (int i = 1; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    const double pitch = std::min(legendSign * 0.8, width / steps);
    const Point centre{at.x + (i - 0.5) * pitch, at.y + nameHeight + 1 + hexSide * legendSign * 0.8};
    addHexagon(pen, centre, pitch);
    pen.use(theme.water);
    pen.fill();
    if (!heat->arrows.empty()) {
      drawHeatArrow(pen, theme, centre, Direction::E, share, pitch);
      continue;
    }
    addHexagon(pen, centre, pitch * std::max(0.12, 0.97 * std::sqrt(share)));
    pen.use(heatColour(theme, share));
    pen.fill();
  }
  return height;
}

} // namespace fairway::formats::lake_race
