#include "formats/regatta/print/layout_list.h"

#include <cmath>

namespace fairway::formats::regatta {

namespace {

using fairway::regatta::Course;
using plane::Vec;

double distance(Vec a, Vec b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

std::vector<LaidThing> thingsToLay(const Course& course) {
  std::vector<LaidThing> things;
  const auto add = [&](Phrase name, Vec at) {
    things.push_back({std::move(name), at, distance(at, {0, 0}), distance(at, {course.table.x, 0})});
  };
  add(phrase("white buoy, left"), course.left);
  add(phrase("white buoy, right"), course.right);
  for (const fairway::regatta::Buoy& buoy : course.buoys) add(phrase("buoy {1}", {buoy.name}), buoy.at);
  int rock = 0;
  for (const fairway::regatta::Obstacle& obstacle : course.obstacles) {
    ++rock;
    const std::string across = std::to_string(obstacle.diameter);
    add(obstacle.name ? phrase("{1}, middle; {2} mm across", {*obstacle.name, across})
                      : phrase("obstacle {1}, middle; {2} mm across", {rock, across}),
        obstacle.at);
  }
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    for (std::size_t corner = 0; corner < course.islands[i].size(); ++corner)
      add(phrase("island {1}, corner {2}", {i + 1, corner + 1}), course.islands[i][corner]);
  return things;
}

std::vector<CourseLine> courseInWords(const Course& course) {
  std::vector<CourseLine> lines;
  lines.push_back({phrase("Start"), phrase("over the line, the left white buoy to port")});
  int number = 0;
  for (const fairway::regatta::Rounding& rounding : course.round) {
    const std::string& name = course.buoys[rounding.buoy].name;
    lines.push_back({Phrase(++number), rounding.leave == fairway::regatta::Side::Port
                                           ? phrase("leave {1} to port (counterclockwise)", {name})
                                           : phrase("leave {1} to starboard (clockwise)", {name})});
  }
  lines.push_back({phrase("Finish"), course.finish == fairway::regatta::FinishWay::Back
                                         ? phrase("back over the line")
                                         : phrase("over the line as at the start")});
  return lines;
}

} // namespace fairway::formats::regatta
