#include "tests/validator/lake_race/par/small_courses.h"

#include "rules/lake_race/route/choose.h"
#include "rules/lake_race/route/route.h"

#include <random>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

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
    Course course{lake, std::nullopt, placement, chosen(lake, placement, {})};
    if (shortestRoute(CourseBoard(course))) return course;
  }
}

CourseBoard boardWithRoom(unsigned seed, int columns, int rows, std::size_t boats) {
  for (;; ++seed)
    if (CourseBoard board(smallCourse(seed, columns, rows)); board.startCells().size() >= boats) return board;
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

Cell mirrored(const TerrainMap& map, Cell cell) {
  return {map.columns() + 1 - cell.column, cell.row};
}

Course mirrored(const Course& course) {
  Course other = course;
  const TerrainMap& map = course.lake.map;
  // The rows that were shifted to the right are now those that were not.
  other.lake.stagger = course.lake.stagger == Stagger::Odd ? Stagger::Even : Stagger::Odd;
  for (int row = 1; row <= map.rows(); ++row)
    for (int column = 1; column <= map.columns(); ++column)
      other.lake.map.set(mirrored(map, {column, row}), map.at({column, row}));
  other.placement.start = mirrored(map, course.placement.start);
  for (Cell& buoy : other.placement.buoys) buoy = mirrored(map, buoy);
  // E, NE, NW, W, SW, SE: those with the same number of turns from E and from W change places.
  other.placement.letter = static_cast<Direction>((9 - static_cast<int>(course.placement.letter)) % 6);
  for (Arrow& arrow : other.choices.arrows)
    arrow = arrow == Arrow::Clockwise ? Arrow::Counterclockwise : Arrow::Clockwise;
  const auto otherSide = [](PassSide side) {
    return side == PassSide::Left ? PassSide::Right : PassSide::Left;
  };
  other.choices.start = otherSide(course.choices.start);
  other.choices.finish = otherSide(course.choices.finish);
  return other;
}

} // namespace fairway::validator::lake_race
