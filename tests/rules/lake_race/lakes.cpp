#include "tests/rules/lake_race/lakes.h"

#include "rules/lake_race/route/choose.h"
#include "rules/lake_race/route/route.h"

#include <algorithm>
#include <set>
#include <sstream>

namespace fairway::lake_race::test {

Lake drawn(std::string_view map, Stagger stagger, int strip) {
  std::vector<std::string> rows;
  std::istringstream lines{std::string(map)};
  for (std::string line; std::getline(lines, line);) {
    line.erase(std::remove(line.begin(), line.end(), ' '), line.end());
    if (!line.empty()) rows.push_back(line);
  }
  Lake lake;
  lake.stagger = stagger;
  lake.strip = strip;
  lake.map = TerrainMap(static_cast<int>(rows.at(0).size()), static_cast<int>(rows.size()));
  for (int row = 1; row <= lake.map.rows(); ++row)
    for (int column = 1; column <= lake.map.columns(); ++column) {
      const char sign = rows[static_cast<std::size_t>(row - 1)].at(static_cast<std::size_t>(column - 1));
      lake.map.set({column, row}, sign == '.' ? Terrain::Water : sign == '#' ? Terrain::Land : Terrain::Void);
    }
  return lake;
}

Lake openLake(int columns, int rows, Stagger stagger) {
  Lake lake;
  lake.stagger = stagger;
  lake.map = TerrainMap(columns, rows);
  return lake;
}

Course roundTheStrip() {
  Course course;
  course.lake = openLake(16, 16);
  course.placement = {{5, 8}, Direction::E, {Cell{8, 3}, Cell{13, 8}, Cell{8, 13}}};
  course.choices = chosen(course.lake, course.placement, {});
  return course;
}

Course corridor(int strip) {
  Course course;
  course.lake = openLake(strip + 2, 3);
  course.lake.strip = strip;
  for (int column = 1; column <= strip + 2; ++column)
    for (int row : {1, 3}) course.lake.map.set({column, row}, Terrain::Land);
  course.placement = {{1, 2}, Direction::E, {Cell{2, 1}, Cell{strip + 1, 1}, Cell{2, 3}}};
  return course;
}

Course harbour() {
  Course course;
  course.lake = drawn(R"(
    # # # # # # # # # # #
     # # # # # # # # # # #
    # # # . . . . . # # #
     # # # . . . . # # # #
    # # # # # . # # # # #
     . . . . . . . . . . .
    . . . . . . . . . . .
     . . . . . . . . . . .
    . . . . . . . . . . .
     . . . . . . . . . . .
    . . . . . . . . . . .)");
  course.placement = {{3, 4}, Direction::E, {Cell{3, 8}, Cell{6, 10}, Cell{9, 8}}};
  course.choices = chosen(course.lake, course.placement, {{}, PassSide::Right, PassSide::Left});
  return course;
}

namespace {

int between(std::mt19937_64& random, int low, int high) {
  return std::uniform_int_distribution(low, high)(random);
}

Lake randomLake(std::mt19937_64& random, int maxSide) {
  // Statements of their own: within one it would be the compiler's choice what is drawn first.
  const Stagger stagger = between(random, 0, 1) == 0 ? Stagger::Odd : Stagger::Even;
  const int rows = between(random, 7, maxSide);
  const int columns = between(random, 7, maxSide);
  Lake lake = openLake(columns, rows, stagger);
  lake.strip = between(random, 2, 4);
  const int landPercent = between(random, 0, 25);
  for (int row = 1; row <= lake.map.rows(); ++row)
    for (int column = 1; column <= lake.map.columns(); ++column)
      if (between(random, 1, 100) <= landPercent)
        lake.map.set({column, row}, between(random, 1, 8) == 1 ? Terrain::Void : Terrain::Land);
  return lake;
}

Cell randomCell(const Lake& lake, std::mt19937_64& random) {
  return {between(random, 1, lake.map.columns()), between(random, 1, lake.map.rows())};
}

bool soundStrip(const Lake& lake, const Placement& placement) {
  const std::array<Cell, 5> buoys = buoyCells(lake, placement);
  if (std::set<Cell>(buoys.begin(), buoys.end()).size() != buoys.size()) return false;
  for (Cell buoy : buoys)
    if (lake.map.at(buoy) == Terrain::Void) return false;
  for (Cell cell : stripCells(lake, placement))
    if (lake.map.at(cell) != Terrain::Water || std::find(buoys.begin(), buoys.end(), cell) != buoys.end())
      return false;
  return gatesDefined(lake, placement);
}

} // namespace

Course randomCourse(std::mt19937_64& random, int maxSide) {
  for (;;) {
    Course course;
    course.lake = randomLake(random, maxSide);
    for (int tries = 0; tries < 200; ++tries) {
      course.placement.start = randomCell(course.lake, random);
      course.placement.letter = allDirections[static_cast<std::size_t>(between(random, 0, 5))];
      for (Cell& buoy : course.placement.buoys) buoy = randomCell(course.lake, random);
      if (!soundStrip(course.lake, course.placement)) continue;
      const std::vector<Choices> all = candidates(course.lake, course.placement, {});
      course.choices = all[static_cast<std::size_t>(between(random, 0, static_cast<int>(all.size()) - 1))];
      return course;
    }
  }
}

Course randomRaceableCourse(std::mt19937_64& random, int startCells, int maxSide) {
  for (;;) {
    Course course = randomCourse(random, maxSide);
    const CourseBoard board(course);
    if (static_cast<int>(board.startCells().size()) >= startCells && shortestRoute(board)) return course;
  }
}

} // namespace fairway::lake_race::test
