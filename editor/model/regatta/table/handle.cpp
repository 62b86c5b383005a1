#include "editor/model/regatta/table/handle.h"

#include "editor/model/words/translation.h"

#include <algorithm>
#include <cmath>

namespace fairway::editor::regatta {

namespace {

using formats::Point;
using Kind = Handle::Kind;

double distance(Point at, Vec to) {
  return std::hypot(at.x - to.x, at.y - to.y);
}

double distance(Point at, const plane::Segment& edge) {
  const Point from{static_cast<double>(edge.from.x), static_cast<double>(edge.from.y)};
  const Point along{static_cast<double>(edge.to.x - edge.from.x),
                    static_cast<double>(edge.to.y - edge.from.y)};
  const double square = along.x * along.x + along.y * along.y;
  const Point there = at - from;
  const double share =
      square > 0 ? std::clamp((there.x * along.x + there.y * along.y) / square, 0.0, 1.0) : 0.0;
  return formats::lengthOf(at - (from + share * along));
}

Vec rounded(Point at) {
  return {static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y))};
}

} // namespace

Handle handleAt(const Course& course, Point at, double reach) {
  Handle nearest;
  double least = std::max(reach, course.buoy / 2.0);
  const auto look = [&](Kind kind, std::size_t index, std::size_t corner, Vec place) {
    const double far = distance(at, place);
    if (far > least) return;
    least = far;
    nearest = {kind, index, corner};
  };
  look(Kind::LineLeft, 0, 0, course.left);
  look(Kind::LineRight, 0, 0, course.right);
  for (std::size_t i = 0; i < course.buoys.size(); ++i) look(Kind::Buoy, i, 0, course.buoys[i].at);
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    for (std::size_t corner = 0; corner < course.islands[i].size(); ++corner)
      look(Kind::Corner, i, corner, course.islands[i][corner]);
  if (nearest) return nearest;
  for (std::size_t i = 0; i < course.obstacles.size(); ++i)
    if (distance(at, course.obstacles[i].at) <= std::max(reach, course.obstacles[i].diameter / 2.0))
      return {Kind::Obstacle, i, 0};
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    if (plane::contains(course.islands[i], rounded(at))) return {Kind::Island, i, 0};
  return {};
}

bool isThere(const Course& course, const Handle& handle) {
  switch (handle.kind) {
  case Kind::None:
    return false;
  case Kind::LineLeft:
  case Kind::LineRight:
    return true;
  case Kind::Buoy:
    return handle.index < course.buoys.size();
  case Kind::Obstacle:
    return handle.index < course.obstacles.size();
  case Kind::Island:
    return handle.index < course.islands.size();
  case Kind::Corner:
    return handle.index < course.islands.size() && handle.corner < course.islands[handle.index].size();
  }
  return false;
}

Vec placeOf(const Course& course, const Handle& handle) {
  switch (handle.kind) {
  case Kind::LineLeft:
    return course.left;
  case Kind::LineRight:
    return course.right;
  case Kind::Buoy:
    return course.buoys[handle.index].at;
  case Kind::Obstacle:
    return course.obstacles[handle.index].at;
  case Kind::Island:
    return course.islands[handle.index].front();
  case Kind::Corner:
    return course.islands[handle.index][handle.corner];
  case Kind::None:
    break;
  }
  return {};
}

std::string nameOf(const Course& course, const Handle& handle) {
  const std::string number = std::to_string(handle.index + 1);
  switch (handle.kind) {
  case Kind::LineLeft:
    return say("the line's left buoy");
  case Kind::LineRight:
    return say("the line's right buoy");
  case Kind::Buoy:
    return say("buoy {1}", {course.buoys[handle.index].name});
  case Kind::Obstacle:
    return course.obstacles[handle.index].name.value_or(say("obstacle {1}", {number}));
  case Kind::Island:
    return say("island {1}", {number});
  case Kind::Corner:
    return say("corner {2} of island {1}", {number, std::to_string(handle.corner + 1)});
  case Kind::None:
    break;
  }
  return {};
}

std::optional<Handle> edgeAt(const Course& course, Point at, double reach) {
  std::optional<Handle> nearest;
  double least = reach;
  for (std::size_t i = 0; i < course.islands.size(); ++i)
    for (std::size_t corner = 0; corner < course.islands[i].size(); ++corner)
      if (const double far = distance(at, plane::edge(course.islands[i], corner)); far <= least) {
        least = far;
        nearest = Handle{Kind::Corner, i, corner};
      }
  return nearest;
}

} // namespace fairway::editor::regatta
