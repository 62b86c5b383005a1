#include "formats/lake_race/print/sheet.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Course;
using fairway::lake_race::PassSide;

// East, northwest, north, ...: one of the 12 directions of the grid.
Phrase inWords(Compass compass) {
  constexpr std::array<const char*, 12> words{
      marked("east"),      marked("east-northeast"), marked("northeast"), marked("north"),
      marked("northwest"), marked("west-northwest"), marked("west"),      marked("west-southwest"),
      marked("southwest"), marked("south"),          marked("southeast"), marked("east-southeast")};
  return phrase(words[static_cast<std::size_t>(compass.thirties())]);
}

// The way over the strip, as seen from the start buoy and on the map.
Phrase passing(const Course& course, PassSide side) {
  const Compass along(course.placement.letter);
  return side == PassSide::Left
             ? phrase("to the left as seen from buoy 0, heading {1}", {inWords(along.turned(3))})
             : phrase("to the right as seen from buoy 0, heading {1}", {inWords(along.turned(-3))});
}

Phrase placeAndArrow(Cell cell, fairway::lake_race::Arrow arrow) {
  return arrow == fairway::lake_race::Arrow::Clockwise ? phrase("at {1}, clockwise", {label(cell)})
                                                       : phrase("at {1}, counterclockwise", {label(cell)});
}

Phrase buoyLine(const Course& course, int buoy, bool gates) {
  const auto i = static_cast<std::size_t>(buoy);
  const fairway::lake_race::Arrow arrow = course.choices.arrows[i];
  Phrase place = placeAndArrow(course.placement.buoys[i], arrow);
  if (!gates) return place;
  const fairway::lake_race::BuoyTurn turn =
      fairway::lake_race::turnRound(course.lake, course.placement, buoy, arrow);
  return turn.natural ? phrase("{1}; its gate points {2}", {place, inWords(turn.gate)})
                      : phrase("{1}; its gate points {2} (a full circle: against the rules)",
                               {place, inWords(turn.gate)});
}

} // namespace

std::vector<SheetLine> courseInWords(const Course& course, const Speaker& speaker) {
  const bool gates = fairway::lake_race::gatesDefined(course.lake, course.placement);
  std::vector<SheetLine> lines;
  const auto add = [&](const Phrase& what, const Phrase& how) {
    lines.push_back({what.in(speaker), how.in(speaker)});
  };
  add(phrase("Start"),
      phrase("buoy 0 at {1}, the strip of {2} to the {3}; over the strip {4}",
             {label(course.placement.start), course.lake.strip, inWords(Compass(course.placement.letter)),
              passing(course, course.choices.start)}));
  for (int buoy = 0; buoy < 3; ++buoy) add(phrase("Buoy {1}", {buoy + 1}), buoyLine(course, buoy, gates));
  add(phrase("Finish"),
      phrase("buoy at {1}; over the strip {2}",
             {label(finishCell(course.lake, course.placement)), passing(course, course.choices.finish)}));
  return lines;
}

} // namespace fairway::formats::lake_race
