// The 24 courses of a race, judged together. Random lakes are judged in the validator's tests.
#include "rules/lake_race/route/assignments.h"

#include "tests/rules/lake_race/lakes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace fairway::lake_race {
namespace {

// Slot 0 has its strip in the middle of open water, [6..9, 8]; boats start up to two rows behind it, on
// either side.
Lake openWater() {
  Lake lake = test::openLake(16, 16);
  lake.slots = {{RaceLetter::A, {5, 8}, Direction::E},
                {RaceLetter::A, {8, 3}, Direction::E},
                {RaceLetter::A, {13, 8}, Direction::NW},
                {RaceLetter::A, {8, 13}, Direction::E}};
  return lake;
}

// A cell of water that nobody leaves.
void encloseWater(Lake& lake, Cell cell) {
  for (const Direction direction : allDirections)
    lake.map.set(neighbour(cell, direction, lake.stagger), Terrain::Land);
}

int raceableFromSlot0(const Lake& lake) {
  int count = 0;
  for (const Assignment& assignment : assignmentsOf(lake, RaceLetter::A))
    count += assignment.order[0] == 0 && assignment.raceable();
  return count;
}

TEST(Assignments, OpenWaterCanBeRacedInAnyOrder) {
  EXPECT_EQ(raceableFromSlot0(openWater()), 6);
}

TEST(Assignments, AreVisitedFromAGivenStartOnUntilItIsEnough) {
  const Lake lake = openWater();
  const auto visited = [&](int firstStart, std::size_t enough) {
    std::vector<std::size_t> numbers;
    forEachAssignment(
        lake, RaceLetter::A,
        [&](std::size_t number, const Assignment& assignment) {
          EXPECT_EQ(assignment.order, assignmentNumbered(static_cast<int>(number)));
          numbers.push_back(number);
          return numbers.size() < enough;
        },
        firstStart);
    return numbers;
  };
  for (int firstStart = 0; firstStart < 4; ++firstStart) {
    std::vector<std::size_t> expected(24);
    std::iota(expected.begin(), expected.end(), 0U);
    const auto own = expected.begin() + 6 * firstStart;
    std::rotate(expected.begin(), own, own + 6);
    EXPECT_EQ(visited(firstStart, 100), expected);
    expected.resize(7);
    EXPECT_EQ(visited(firstStart, 7), expected);
  }
  EXPECT_EQ(assignmentsOf(lake, RaceLetter::A).size(), 24u);
  EXPECT_EQ(assignmentsOf(lake, RaceLetter::A, [] { return true; }).size(), 1u);
}

TEST(Assignments, ARaceHasThemOnFourSlotsOfTheLake) {
  Lake lake = openWater();
  EXPECT_TRUE(hasCourses(lake, RaceLetter::A));
  EXPECT_FALSE(hasCourses(lake, RaceLetter::B));
  lake.map.set({8, 3}, Terrain::Land);
  EXPECT_TRUE(hasCourses(lake, RaceLetter::A));
  lake.map.set({8, 3}, Terrain::Void);
  EXPECT_FALSE(hasCourses(lake, RaceLetter::A));
  lake = openWater();
  lake.slots.push_back({RaceLetter::A, {2, 2}, Direction::E});
  EXPECT_FALSE(hasCourses(lake, RaceLetter::A)) << "these are five";
  lake = openWater();
  lake.slots.back().at = lake.slots.front().at;
  EXPECT_FALSE(hasCourses(lake, RaceLetter::A)) << "two of them on one cell";
}

// Six boats need six cells, and no more: on either side the strip and a way out that is two cells long.
TEST(Assignments, SixStartCellsAreEnough) {
  Lake lake = openWater();
  const Placement placement = *placementOf(lake, RaceLetter::A, {0, 1, 2, 3});
  const std::vector<Cell> strip = stripCells(lake, placement);
  for (PassSide side : {PassSide::Left, PassSide::Right})
    for (Cell cell : startCells(lake, placement, side))
      if (cell.column != 8 && std::find(strip.begin(), strip.end(), cell) == strip.end())
        lake.map.set(cell, Terrain::Land);
  for (PassSide side : {PassSide::Left, PassSide::Right})
    ASSERT_EQ(startCells(lake, placement, side).size(), 6u);
  EXPECT_GT(raceableFromSlot0(lake), 0);
  lake.map.set({8, 10}, Terrain::Land);
  lake.map.set({8, 6}, Terrain::Land);
  for (const Assignment& assignment : assignmentsOf(lake, RaceLetter::A))
    if (assignment.order[0] == 0) {
      EXPECT_EQ(assignment.failing, "C04");
    }
}

TEST(Assignments, AStartCellThatNobodyLeavesOnBothSidesEndsAllOfThatStart) {
  Lake lake = openWater();
  encloseWater(lake, {8, 10});
  EXPECT_GT(raceableFromSlot0(lake), 0) << "the shortest route of some starts on the other side";
  encloseWater(lake, {8, 6});
  EXPECT_GE(startCells(lake, *placementOf(lake, RaceLetter::A, {0, 1, 2, 3}), PassSide::Left).size(), 6u);
  EXPECT_GE(startCells(lake, *placementOf(lake, RaceLetter::A, {0, 1, 2, 3}), PassSide::Right).size(), 6u);
  EXPECT_EQ(raceableFromSlot0(lake), 0);
}

} // namespace
} // namespace fairway::lake_race
