#include "formats/river/picture/river_scene.h"

#include "formats/river/picture/brush.h"
#include "rules/base/number_text.h"

namespace fairway::formats::river {

Position startOf(const River& river) {
  Position position;
  position.players = river.players;
  for (int seat = 1; seat <= river.players; ++seat)
    position.fleets[seat] = fairway::river::Fleet(river.boats, SectionNow{river.start});
  return position;
}

Position positionOf(const fairway::river::Race& race) {
  Position position;
  position.players = race.players();
  for (int seat = 1; seat <= race.players(); ++seat) {
    position.fleets[seat] = race.fleet(seat);
    position.docks[seat] = race.docks(seat);
  }
  return position;
}

RiverScene::RiverScene(River river, Phase itsPhase)
    : phase(itsPhase), river_(std::move(river)), geometry_(river_.length()) {
  if (phase == Phase{}) position = startOf(river_);
}

std::optional<SectionNow> RiverScene::placeOf(const Spot& spot) const {
  if (spot.kind != Spot::Kind::Section || spot.x < 1 || spot.x > river_.length()) return std::nullopt;
  return asNow(SectionLaid{spot.x}, phase, river_.length());
}

void RiverScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  static constexpr std::array painters{paintRiver, paintHeat,  paintPlaces,
                                       paintNames, paintBoats, paintFindings};
  const Texts texts(target);
  const Brush brush(target, texts, *this, options);
  paintEach(brush, painters, layers);
}

std::string RiverScene::scaleInWords(int units, double millimetres, const Speaker& speaker) const {
  const auto rounded = [](double number) { return withDigits(number, 4); };
  return countPhrase(
             "{n} section = {1} mm; a section is {2} x {3} mm",
             "{n} sections = {1} mm; a section is {2} x {3} mm", static_cast<std::size_t>(units),
             {rounded(units * millimetres), rounded(sectionWidth * millimetres), rounded(millimetres)})
      .in(speaker);
}

} // namespace fairway::formats::river
