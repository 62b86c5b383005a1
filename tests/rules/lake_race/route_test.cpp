#include "rules/lake_race/route/choose.h"
#include "rules/lake_race/route/route.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;

Lake openLake(int columns, int rows) {
  Lake lake;
  lake.map = TerrainMap(columns, rows);
  return lake;
}

// The strip lies in the middle of open water, buoys 1 to 3 round it.
const Placement roundTheStrip{{5, 8}, Direction::E, {Cell{8, 3}, Cell{13, 8}, Cell{8, 13}}};

TEST(StartCells, StripAndTwoRowsBehindIt) {
  const Lake lake = openLake(16, 16);
  EXPECT_THAT(startCells(lake, roundTheStrip, PassSide::Left),
              ElementsAre(Cell{6, 8}, Cell{7, 8}, Cell{8, 8}, Cell{9, 8},              // the strip
                          Cell{6, 9}, Cell{7, 9}, Cell{8, 9}, Cell{9, 9}, Cell{10, 9}, // row 8 is shifted
                          Cell{6, 10}, Cell{7, 10}, Cell{8, 10}, Cell{9, 10}));
  EXPECT_EQ(finishCell(lake, roundTheStrip), (Cell{10, 8}));
}

TEST(Route, LegsAddUpAndCellsAreNeighbours) {
  const Lake lake = openLake(16, 16);
  const Choices choices = chosen(lake, roundTheStrip, {});
  const std::optional<Route> route = shortestRoute(CourseBoard(lake, roundTheStrip, choices));
  ASSERT_TRUE(route);
  EXPECT_EQ(route->steps, route->legs[0] + route->legs[1] + route->legs[2] + route->legs[3] + route->legs[4]);
  ASSERT_EQ(route->cells.size(), static_cast<std::size_t>(route->steps) + 1);
  for (std::size_t i = 1; i < route->cells.size(); ++i)
    EXPECT_EQ(distance(lake.hexOf(route->cells[i - 1]), lake.hexOf(route->cells[i])), 1);
}

TEST(Choose, NeverAnUnnaturalArrowAndNeverWorseThanAnotherCandidate) {
  const Lake lake = openLake(16, 16);
  const Choices choices = chosen(lake, roundTheStrip, {});
  const int best = shortestRoute(CourseBoard(lake, roundTheStrip, choices))->steps;
  for (int buoy = 0; buoy < 3; ++buoy)
    EXPECT_TRUE(turnRound(lake, roundTheStrip, buoy, choices.arrows[static_cast<std::size_t>(buoy)]).natural);
  for (const Choices& other : candidates(lake, roundTheStrip, {}))
    EXPECT_LE(best, shortestRoute(CourseBoard(lake, roundTheStrip, other))->steps);
}

TEST(Choose, OfTwoCandidatesTheShorter) {
  std::mt19937_64 random(7);
  int second = 0;
  for (int i = 0; i < 40; ++i) {
    const Course course = test::randomRaceableCourse(random);
    const OpenChoices open{{course.choices.arrows[0], course.choices.arrows[1], course.choices.arrows[2]},
                           course.choices.start,
                           {}};
    const std::vector<Choices> both = candidates(course.lake, course.placement, open);
    ASSERT_EQ(both.size(), 2u);
    const auto steps = [&](const Choices& choices) {
      const std::optional<Route> route = shortestRoute(CourseBoard(course.lake, course.placement, choices));
      return route ? route->steps : 1'000'000;
    };
    const Choices& shorter = steps(both[1]) < steps(both[0]) ? both[1] : both[0];
    EXPECT_EQ(chosen(course.lake, course.placement, open), shorter) << "course " << i;
    second += shorter == both[1];
  }
  EXPECT_GT(second, 0) << "the first would do always";
}

TEST(Route, NoneWhereAWallStandsBetween) {
  Lake lake = openLake(16, 16);
  for (int column = 1; column <= 16; ++column) lake.map.set({column, 6}, Terrain::Land);
  const Choices choices = chosen(lake, roundTheStrip, {});
  EXPECT_FALSE(shortestRoute(CourseBoard(lake, roundTheStrip, choices)));
  EXPECT_EQ(choices.start, PassSide::Left) << "without a route the first of each comes out";
}

} // namespace
} // namespace fairway::lake_race
