#include "small_courses.h"

#include "rules/lake_race/choose.h"
#include "rules/lake_race/route.h"

#include <random>

namespace fairway::validator {

using namespace lake_race;

namespace {

bool fits(const Lake& lake, const Placement& placement) {
  const auto buoys = buoyCells(lake, placement);
  for (std::size_t i = 0; i < buoys.size(); ++i) {
    if (!lake.map.contains(buoys[i])) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (buoys[i] == buoys[j]) return false;
    for (const Cell cell : stripCells(lake, placement))
      if (buoys[i] == cell) return false;
  }
  return gatesDefined(lake, placement);
}

} // namespace

Course smallCourse(unsigned seed, int columns, int rows) {
  std::mt19937 random(seed);
  const auto below = [&](int limit) { return static_cast<int>(random() % static_cast<unsigned>(limit)); };
  const auto cell = [&] { return Cell{1 + below(columns), 1 + below(rows)}; };
  for (;;) {
    Lake lake;
    lake.strip = 1 + below(2);
    lake.stagger = below(2) == 0 ? Stagger::Odd : Stagger::Even;
    lake.map = TerrainMap(columns, rows);
    for (int islands = below(columns * rows / 6); islands > 0; --islands) lake.map.set(cell(), Terrain::Land);
    const Placement placement{
        cell(), allDirections[static_cast<std::size_t>(below(6))], {cell(), cell(), cell()}};
    if (!fits(lake, placement)) continue;
    for (const Cell strip : stripCells(lake, placement)) lake.map.set(strip, Terrain::Water);
    const Course course{lake, std::nullopt, placement, chosen(lake, placement, {})};
    if (shortestRoute(CourseBoard(course))) return course;
  }
}

Course turnedHalf(const Course& course) {
  Course turned = course;
  const TerrainMap& map = course.lake.map;
  turned.lake.map = map.turnedHalf();
  turned.placement.start = map.turnedHalf(course.placement.start);
  turned.placement.letter = opposite(course.placement.letter);
  for (std::size_t i = 0; i < 3; ++i) turned.placement.buoys[i] = map.turnedHalf(course.placement.buoys[i]);
  return turned;
}

} // namespace fairway::validator
