#pragma once

#include "rules/lake_race/course_board.h"

namespace fairway::validator {

// How far it is to the finish from any cell, heading and progress for a boat that creeps: a step straight
// ahead or 60 degrees to a side counts 1, to turn in place counts turnInPlace. What is owed beyond two counts
// as two here: a pilot that far off has worse worries.
class WayAhead {
public:
  explicit WayAhead(const lake_race::CourseBoard& board);

  static constexpr int turnInPlace = 3; // a lost turn
  static constexpr int unreachable = 1 << 20;

  int from(lake_race::CourseBoard::CellIndex cell, Direction heading, lake_race::Progress progress) const {
    return progress.finished() ? 0 : way_[indexOf(cell, heading, progress)];
  }

private:
  static constexpr int mostOwed = 2;
  static constexpr int planes = 2 + 3 * (mostOwed + 1);

  // START, then each buoy's gate with 0, 1 and 2 owed, then FINISH.
  static int planeOf(lake_race::Progress progress) {
    if (!lake_race::isBuoyGate(progress.gate)) return progress.gate == 0 ? 0 : planes - 1;
    const int owed = progress.owed < mostOwed ? progress.owed : mostOwed;
    return 1 + (progress.gate - 1) * (mostOwed + 1) + owed;
  }
  static lake_race::Progress progressOf(int plane);
  static std::size_t indexOf(lake_race::CourseBoard::CellIndex cell, Direction heading,
                             lake_race::Progress progress) {
    return (static_cast<std::size_t>(cell) * planes + static_cast<std::size_t>(planeOf(progress))) * 6 +
           static_cast<std::size_t>(heading);
  }

  class Search;
  std::vector<std::int32_t> way_;
};

} // namespace fairway::validator
