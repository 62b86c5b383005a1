// The 24 courses of a race, judged together. Random lakes are judged in the validator's tests.
#include "rules/lake_race/route/assignments.h"

#include "tests/rules/lake_race/lakes.h"

#include <gtest/gtest.h>

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
