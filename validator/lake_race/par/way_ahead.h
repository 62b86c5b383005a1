#pragma once

#include "rules/lake_race/gates/course_board.h"
#include "validator/lake_race/par/stage.h"

#include <vector>

namespace fairway::validator::lake_race {

// How far it is to the finish from any cell, heading and stage for a boat that creeps: a step straight ahead
// or 60 degrees to a side counts 1, to turn in place counts turnInPlace. The solver works in this order, and
// simple pilots steer by it.
class WayAhead {
public:
  explicit WayAhead(const fairway::lake_race::CourseBoard& board);

  static constexpr int turnInPlace = 3; // a lost turn
  static constexpr int unreachable = 1 << 20;

  int from(fairway::lake_race::CourseBoard::CellIndex cell, Direction heading, Stage stage) const {
    return stage == finishedStage ? 0 : way_[indexOf(cell, heading, stage)];
  }
  int from(fairway::lake_race::CourseBoard::CellIndex cell, Direction heading,
           fairway::lake_race::Progress progress) const {
    return from(cell, heading, stageOf(progress));
  }

private:
  static std::size_t indexOf(fairway::lake_race::CourseBoard::CellIndex cell, Direction heading,
                             Stage stage) {
    return (static_cast<std::size_t>(cell) * stageCount + static_cast<std::size_t>(stage)) * 6 +
           static_cast<std::size_t>(heading);
  }

  class Search;
  std::vector<std::int32_t> way_;
};

} // namespace fairway::validator::lake_race
