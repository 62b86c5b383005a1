#include "validator/lake_race/par/way_ahead.h"

#include "rules/lake_race/route/choose.h"
#include "tests/validator/lake_race/random_lake.h"

#include <gmock/gmock.h>

// The way ahead, against its own definition applied until nothing changes.
namespace fairway::validator::lake_race {
namespace {

using namespace fairway::lake_race;
using CellIndex = CourseBoard::CellIndex;

class NaiveWay {
public:
  explicit NaiveWay(const CourseBoard& board) : board_(board) {
    ways_.assign(static_cast<std::size_t>(board.cellCount()) * stageCount * 6, WayAhead::unreachable);
    while (improveAll()) {
    }
  }

  int from(CellIndex cell, Direction heading, Stage stage) const {
    return stage == finishedStage ? 0 : ways_[indexOf(cell, heading, stage)];
  }

private:
  static std::size_t indexOf(CellIndex cell, Direction heading, Stage stage) {
    return (static_cast<std::size_t>(cell) * 6 + static_cast<std::size_t>(heading)) * stageCount +
           static_cast<std::size_t>(stage);
  }

  int bestFrom(CellIndex cell, Direction heading, Stage stage) const {
    int best = WayAhead::unreachable;
    for (const int side : {-1, 1})
      best = std::min(best, WayAhead::turnInPlace + from(cell, turned(heading, side), stage));
    for (const int side : {-1, 0, 1}) {
      const Direction step = turned(heading, side);
      const CellIndex next = board_.next(cell, step);
      if (next == CourseBoard::noCell) continue;
      best = std::min(best, 1 + from(next, step, stageOf(board_.advance(progressAt(stage), cell, step))));
    }
    return best;
  }

  bool improveAll() {
    bool better = false;
    for (CellIndex cell = 0; cell < board_.cellCount(); ++cell) {
      if (!board_.isWater(cell)) continue;
      for (const Direction heading : allDirections)
        for (Stage stage = 0; stage < stageCount; ++stage) {
          const int best = bestFrom(cell, heading, stage);
          int& known = ways_[indexOf(cell, heading, stage)];
          if (best >= known) continue;
          known = best;
          better = true;
        }
    }
    return better;
  }

  const CourseBoard& board_;
  std::vector<int> ways_;
};

TEST(WayAhead, IsTheShortestByItsDefinition) {
  std::mt19937 random(5);
  int courses = 0, reachable = 0;
  for (int round = 0; round < 400 && courses < 25; ++round) {
    const Lake lake = testing_lakes::randomLake(random, 7, 6, 20);
    const Placement placement = testing_lakes::randomPlacement(random, lake);
    if (!gatesDefined(lake, placement)) continue;
    const CourseBoard board(lake, placement, chosen(lake, placement, {}));
    const WayAhead way(board);
    const NaiveWay naive(board);
    ++courses;
    for (CellIndex cell = 0; cell < board.cellCount(); ++cell) {
      if (!board.isWater(cell)) continue;
      for (const Direction heading : allDirections)
        for (Stage stage = 0; stage <= finishedStage; ++stage) {
          const int there = way.from(cell, heading, stage);
          ASSERT_EQ(there, naive.from(cell, heading, stage)) << round << ", stage " << stage;
          reachable += there < WayAhead::unreachable;
        }
    }
  }
  EXPECT_EQ(courses, 25);
  EXPECT_GT(reachable, 1000) << "the courses are worth the test";
}

} // namespace
} // namespace fairway::validator::lake_race
