// What C02, C03 and G01 ask of a course, each fault alone.
#include "rules/lake_race/route/course_rules.h"

#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// The strip of 4 lies on [4..7, 5], between the start at [3, 5] and the finish at [8, 5].
Placement placement(std::array<Cell, 3> buoys = {Cell{2, 2}, Cell{9, 2}, Cell{9, 9}}) {
  return {{3, 5}, Direction::E, buoys};
}

TEST(CourseRules, NothingIsMisplacedOnOpenWater) {
  const Lake lake = test::openLake(10, 10);
  EXPECT_THAT(misplacedBuoys(lake, placement()), IsEmpty());
  EXPECT_THAT(faultyStrip(lake, placement()), IsEmpty());
}

TEST(CourseRules, ABuoyStandsNeitherOnVoidNorOnAnotherNorOnTheStrip) {
  Lake lake = test::openLake(10, 10);
  lake.map.set({9, 2}, Terrain::Void);
  EXPECT_THAT(misplacedBuoys(lake, placement()), ElementsAre(Cell{9, 2}));
  lake = test::openLake(10, 10);
  EXPECT_THAT(misplacedBuoys(lake, placement({Cell{2, 2}, Cell{2, 2}, Cell{9, 9}})), ElementsAre(Cell{2, 2}));
  EXPECT_THAT(misplacedBuoys(lake, placement({Cell{2, 2}, Cell{8, 5}, Cell{9, 9}})), ElementsAre(Cell{8, 5}));
  EXPECT_THAT(misplacedBuoys(lake, placement({Cell{2, 2}, Cell{9, 2}, Cell{6, 5}})), ElementsAre(Cell{6, 5}));
  EXPECT_THAT(misplacedBuoys(lake, placement({Cell{9, 9}, Cell{6, 5}, Cell{0, 3}})),
              ElementsAre(Cell{0, 3}, Cell{6, 5}))
      << "off the map is void";
}

TEST(CourseRules, TheStartBuoyStandsOnTheLakeAndAlone) {
  Lake lake = test::openLake(10, 10);
  lake.map.set({3, 5}, Terrain::Void);
  EXPECT_THAT(misplacedBuoys(lake, placement()), ElementsAre(Cell{3, 5}));
  EXPECT_THAT(misplacedBuoys(test::openLake(10, 10), placement({Cell{3, 5}, Cell{9, 2}, Cell{9, 9}})),
              ElementsAre(Cell{3, 5}));
}

TEST(CourseRules, BuoysMayStandOnLand) {
  Lake lake = test::openLake(10, 10);
  for (const Cell cell : {Cell{2, 2}, Cell{3, 5}, Cell{8, 5}}) lake.map.set(cell, Terrain::Land);
  EXPECT_THAT(misplacedBuoys(lake, placement()), IsEmpty());
  EXPECT_THAT(faultyStrip(lake, placement()), IsEmpty());
}

TEST(CourseRules, TheStripLiesOnWaterAndItsFinishOnTheLake) {
  Lake lake = test::openLake(10, 10);
  lake.map.set({5, 5}, Terrain::Land);
  lake.map.set({7, 5}, Terrain::Void);
  EXPECT_THAT(faultyStrip(lake, placement()), ElementsAre(Cell{5, 5}, Cell{7, 5}));
  lake = test::openLake(10, 10);
  lake.map.set({8, 5}, Terrain::Void);
  EXPECT_THAT(faultyStrip(lake, placement()), ElementsAre(Cell{8, 5}));
  EXPECT_THAT(misplacedBuoys(lake, placement()), IsEmpty()) << "the finish on void is told once, by C03";
  EXPECT_THAT(faultyStrip(test::openLake(7, 10), placement({Cell{2, 2}, Cell{2, 8}, Cell{5, 9}})),
              ElementsAre(Cell{8, 5}));
}

} // namespace
} // namespace fairway::lake_race
