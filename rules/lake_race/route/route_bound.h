#pragma once

#include "rules/lake_race/board/course_board.h"

namespace fairway::lake_race {

// For every cell and gate a number of steps without which no boat finishes from there: what is owed is left
// aside, so that any forward pass of the current gate may count. Most often it is the exact number. Searched
// backwards from the finish, only as far as is asked for.
class RouteBound {
public:
  static constexpr int unreachable = -1;

  explicit RouteBound(const CourseBoard& board);

  int operator()(CourseBoard::CellIndex cell, int gate) {
    if (gate == gateCount) return 0;
    const std::int32_t& known = steps_[indexOf(cell, gate)];
    while (known == unreachable && head_ < queue_.size()) stepBack();
    return known;
  }

private:
  struct Place {
    CourseBoard::CellIndex cell;
    int gate;
  };

  std::size_t indexOf(CourseBoard::CellIndex cell, int gate) const {
    return static_cast<std::size_t>(gate) * cellCount_ + static_cast<std::size_t>(cell);
  }
  void stepBack();
  void reach(CourseBoard::CellIndex cell, int gate, int steps);
  void reachByPassing(CourseBoard::CellIndex from, Direction direction, int gate, int steps);

  const CourseBoard& board_;
  std::size_t cellCount_;
  std::vector<std::int32_t> steps_; // gate by gate
  std::vector<Place> queue_;
  std::size_t head_ = 0;
};

} // namespace fairway::lake_race
