#include "rules/regatta/board/course.h"

#include "rules/base/named.h"

namespace fairway::regatta {

std::string_view nameOf(Side side) {
  return side == Side::Port ? "port" : "starboard";
}

std::optional<Side> sideNamed(std::string_view name) {
  return valueNamed(std::array{Side::Port, Side::Starboard}, name);
}

std::string_view nameOf(FinishWay way) {
  return way == FinishWay::Back ? "back" : "through";
}

std::optional<FinishWay> finishWayNamed(std::string_view name) {
  return valueNamed(std::array{FinishWay::Back, FinishWay::Through}, name);
}

std::optional<std::size_t> buoyNamed(const Course& course, std::string_view name) {
  for (std::size_t i = 0; i < course.buoys.size(); ++i)
    if (course.buoys[i].name == name) return i;
  return std::nullopt;
}

std::vector<Disc> discsOf(const Course& course) {
  std::vector<Disc> discs{{course.left, course.buoy}, {course.right, course.buoy}};
  for (const Buoy& buoy : course.buoys) discs.push_back({buoy.at, course.buoy});
  for (const Obstacle& obstacle : course.obstacles) discs.push_back({obstacle.at, obstacle.diameter});
  return discs;
}

} // namespace fairway::regatta
