#pragma once

#include "rules/lake_race/gates/course_board.h"
#include "rules/lake_race/route/wave.h"

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
    while (known == unreachable && moving_) stepBack();
    return known;
  }

private:
  std::size_t indexOf(CourseBoard::CellIndex cell, int gate) const {
    return static_cast<std::size_t>(gate) * cellCount_ + static_cast<std::size_t>(cell);
  }
  void stepBack();
  void noteFront(int gate);
  void enterByPassing(CourseBoard::CellIndex to, int gate);
  void enterByPassing(CourseBoard::CellIndex from, Direction direction, int gate);

  const CourseBoard& board_;
  std::size_t cellCount_;
  std::vector<std::int32_t> steps_; // gate by gate
  BitCells water_;
  std::vector<Wave> waves_; // of the boats that have each gate to pass next
  int step_ = 0;
  bool moving_ = true;
};

} // namespace fairway::lake_race
