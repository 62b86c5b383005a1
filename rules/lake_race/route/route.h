#pragma once

#include "rules/lake_race/gates/course_board.h"

namespace fairway::lake_race {

// The fewest single steps from any start cell through all gates in order, dice and headings left aside.
struct Route {
  int steps = 0;
  std::array<int, gateCount> legs{}; // steps up to each gate since the one before
  std::vector<Cell> cells;           // steps + 1 of them, from the start cell on
};

// Of all shortest routes one that has each gate behind it as early as can be, START first, then 1, and so on.
// None when the gates cannot be passed in order. `owed` is counted without a limit.
std::optional<Route> shortestRoute(const CourseBoard& board);
std::optional<Route> shortestRouteFrom(const CourseBoard& board, CourseBoard::CellIndex start);

} // namespace fairway::lake_race
