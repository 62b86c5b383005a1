#pragma once

#include "rules/lake_race/board/course_board.h"

namespace fairway::lake_race {

// For every cell and gate a number of steps without which no boat finishes from there: what is owed is left
// aside, so that any forward pass of the current gate may count. Most often it is the exact number.
class RouteBound {
public:
  static constexpr int unreachable = -1;

  explicit RouteBound(const CourseBoard& board);

  int operator()(CourseBoard::CellIndex cell, int gate) const {
    return gate == gateCount ? 0 : steps_[static_cast<std::size_t>(gate)][static_cast<std::size_t>(cell)];
  }

private:
  std::array<std::vector<std::int32_t>, gateCount> steps_;
};

} // namespace fairway::lake_race
