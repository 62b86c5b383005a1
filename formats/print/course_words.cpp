#include "formats/print/page_parts.h"
#include "formats/print/sheet.h"

namespace fairway::formats {

namespace {

using lake_race::Course;
using lake_race::PassSide;

// The way over the strip, as seen from the start buoy and on the map.
std::string passing(const Course& course, PassSide side) {
  const Compass along(course.placement.letter);
  const Compass way = along.turned(side == PassSide::Left ? 3 : -3);
  return "to the " + std::string(nameOf(side)) + " as seen from buoy 0, heading " + std::string(inWords(way));
}

std::string buoyLine(const Course& course, int buoy, bool gates) {
  const auto i = static_cast<std::size_t>(buoy);
  const lake_race::Arrow arrow = course.choices.arrows[i];
  std::string line = "at " + label(course.placement.buoys[i]) + ", " + std::string(nameOf(arrow));
  if (!gates) return line;
  const lake_race::BuoyTurn turn = lake_race::turnRound(course.lake, course.placement, buoy, arrow);
  line += "; its gate points " + std::string(inWords(turn.gate));
  if (!turn.natural) line += " (a full circle: against the rules)";
  return line;
}

} // namespace

std::vector<SheetLine> courseInWords(const Course& course) {
  const bool gates = lake_race::gatesDefined(course.lake, course.placement);
  std::vector<SheetLine> lines;
  lines.push_back({"Start", "buoy 0 at " + label(course.placement.start) + ", the strip of " +
                                std::to_string(course.lake.strip) + " to the " +
                                std::string(inWords(Compass(course.placement.letter))) + "; over the strip " +
                                passing(course, course.choices.start)});
  for (int buoy = 0; buoy < 3; ++buoy)
    lines.push_back({"Buoy " + std::to_string(buoy + 1), buoyLine(course, buoy, gates)});
  lines.push_back({"Finish", "buoy at " + label(finishCell(course.lake, course.placement)) +
                                 "; over the strip " + passing(course, course.choices.finish)});
  return lines;
}

} // namespace fairway::formats
