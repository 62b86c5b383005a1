#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/by_damage.h"
#include "validator/lake_race/par/state_space.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

constexpr int maxDice = 3;

// A boat's cell, heading, dice and stage, the dice by their place in the table.
using State = std::tuple<int, int, int, Stage>;

// Every state that a boat alone can come to, found by playing every turn from every start cell.
std::set<State> statesByPlaying(const CourseBoard& board, const DiceTable& table) {
  std::set<State> seen;
  std::vector<State> queue;
  const auto visit = [&](const State& state) {
    if (seen.insert(state).second) queue.push_back(state);
  };
  for (const auto start : board.startCells())
    for (int heading = 0; heading < 6; ++heading) visit({start, heading, 0, 0});
  for (std::size_t head = 0; head < queue.size(); ++head) {
    const auto [cell, heading, dice, stage] = queue[head];
    for (int lying = 0; lying < table.count(); ++lying) {
      if (std::abs(table.size(lying) - table.size(dice)) > 1) continue;
      const auto now = static_cast<Direction>(heading);
      const auto legal = fairway::lake_race::legalSteers(board, cell, now, table.total(lying));
      for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers) {
        if (!legal.contains(steer)) continue;
        const Direction ahead = fairway::lake_race::steered(now, steer);
        const auto move =
            fairway::lake_race::moveAlone(board, cell, ahead, table.total(lying), progressAt(stage));
        if (!move.progress.finished())
          visit({move.end, static_cast<int>(ahead), move.crashed() ? 0 : lying, stageOf(move.progress)});
      }
    }
  }
  return seen;
}

TEST(StateSpace, StoresEveryStateThatABoatCanComeTo) {
  for (unsigned seed = 1; seed <= lakes(5); ++seed) {
    const CourseBoard board(smallCourse(seed, 8, 6));
    const StateSpace space(board, maxDice);
    std::set<std::tuple<Stage, std::size_t>> places;
    const auto states = statesByPlaying(board, space.dice());
    for (const auto& [cell, heading, dice, stage] : states) {
      const StateSpace::Water water = space.waterAt(cell);
      ASSERT_NE(water, StateSpace::noWater);
      EXPECT_EQ(space.cellOf(water), cell);
      EXPECT_TRUE(space.reachable(water, stage));
      const StateSpace::Way& way = space.way(water, heading);
      ASSERT_LT(dice, space.stateCount(way)) << "its dice are the way it has come";
      const std::size_t entry = space.entryOf(way, heading, dice);
      EXPECT_LT(entry, space.entriesPerStage());
      EXPECT_TRUE(places.emplace(stage, entry).second) << "two states in one place";
    }
    EXPECT_LE(states.size() * damageLevels, space.stateTotal());
  }
}

TEST(StateSpace, EveryPlaceBelongsToOneState) {
  const CourseBoard board(smallCourse(4, 9, 7));
  const StateSpace space(board, maxDice);
  std::vector<int> used(space.entriesPerStage(), 0);
  for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
    for (int heading = 0; heading < 6; ++heading) {
      const StateSpace::Way& way = space.way(water, heading);
      for (int dice = 0; dice < space.stateCount(way); ++dice) ++used[space.entryOf(way, heading, dice)];
    }
  EXPECT_EQ(std::count(used.begin(), used.end(), 1), static_cast<std::ptrdiff_t>(used.size()));
}

TEST(StateSpace, KnowsWhereMovesEnd) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const CourseBoard board(smallCourse(seed, 9, 6));
    const StateSpace space(board, maxDice);
    for (StateSpace::Water water = 0; water < space.waterCount(); ++water)
      for (int direction = 0; direction < 6; ++direction)
        for (Stage stage = 0; stage < stageCount; ++stage) {
          if (!space.reachable(water, stage)) continue;
          const StateSpace::Way& way = space.way(water, direction);
          for (int dice = 0; dice < space.runCount(way); ++dice) {
            const auto move =
                fairway::lake_race::moveAlone(board, space.cellOf(water), static_cast<Direction>(direction),
                                              space.dice().total(dice), progressAt(stage));
            ASSERT_FALSE(move.crashed());
            EXPECT_EQ(space.stageAfter(water, direction, stage, dice), stageOf(move.progress));
            const StateSpace::Way& there = space.way(space.waterAt(move.end), direction);
            EXPECT_EQ(space.entryOf(there, direction, dice), way.slot + static_cast<std::size_t>(dice))
                << "states ahead lie side by side";
            EXPECT_EQ(space.originOf(there, move.steps), water);
          }
        }
  }
}

// The same by going over all steps again and again until nothing gets shorter.
TEST(WayAhead, IsTheShortestForABoatThatCreeps) {
  const CourseBoard board(smallCourse(2, 8, 6));
  const WayAhead ahead(board);
  std::vector<int> way(static_cast<std::size_t>(board.cellCount() * 6 * stageCount), WayAhead::unreachable);
  const auto at = [&](int cell, int heading, Stage stage) -> int& {
    return way[static_cast<std::size_t>((cell * 6 + heading) * stageCount + stage)];
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (int cell = 0; cell < board.cellCount(); ++cell)
      for (int heading = 0; heading < 6 && board.isWater(cell); ++heading)
        for (Stage stage = 0; stage < stageCount; ++stage) {
          int least = at(cell, heading, stage);
          for (const int turn : {5, 0, 1}) {
            const int to = (heading + turn) % 6;
            if (turn != 0) least = std::min(least, at(cell, to, stage) + WayAhead::turnInPlace);
            const auto next = board.next(cell, static_cast<Direction>(to));
            if (next == CourseBoard::noCell) continue;
            const Stage after = stageOf(board.advance(progressAt(stage), cell, static_cast<Direction>(to)));
            least = std::min(least, after == finishedStage ? 1 : at(next, to, after) + 1);
          }
          changed = changed || least < at(cell, heading, stage);
          at(cell, heading, stage) = least;
        }
  }
  for (int cell = 0; cell < board.cellCount(); ++cell)
    for (int heading = 0; heading < 6 && board.isWater(cell); ++heading)
      for (Stage stage = 0; stage < stageCount; ++stage)
        EXPECT_EQ(ahead.from(cell, static_cast<Direction>(heading), stage), at(cell, heading, stage));
}

TEST(BytesToSolve, GrowWithTheLakeAndItsDice) {
  const CourseBoard small(smallCourse(1, 8, 6));
  const CourseBoard large(smallCourse(1, 16, 12));
  EXPECT_LT(bytesToSolve(small, 3), bytesToSolve(large, 3));
  EXPECT_LT(bytesToSolve(small, 3), bytesToSolve(small, 6));
  const StateSpace space(small, 3);
  EXPECT_GE(bytesToSolve(small, 3), space.entriesPerStage() * stageCount * 2 * sizeof(ByDamage));
}

} // namespace
} // namespace fairway::validator::lake_race
