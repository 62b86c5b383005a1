// RULES.md, section 2: the course of a race, up to its gates, and how what is left open is chosen.
#include "tests/rules/lake_race/lakes.h"

#include "rules/lake_race/board/course.h"
#include "rules/lake_race/route/choose.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/lake_race/route/route.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <limits>

namespace fairway::lake_race {
namespace {

using testing::HasSubstr;
using testing::Optional;

TEST(Assignment, The24AreNumberedInTheirOrder) {
  EXPECT_EQ(assignmentNumbered(0), (AssignmentOrder{0, 1, 2, 3}));
  EXPECT_EQ(assignmentNumbered(1), (AssignmentOrder{0, 1, 3, 2}));
  EXPECT_EQ(assignmentNumbered(assignmentCount - 1), (AssignmentOrder{3, 2, 1, 0}));
  for (int number = 0; number < assignmentCount; ++number)
    EXPECT_EQ(numberOf(assignmentNumbered(number)), number);
}

// "Race A uses the four A slots, race B the B slots, race C the C slots."
TEST(Course, EachRaceUsesTheSlotsOfItsLetter) {
  Lake lake = test::openLake(16, 16);
  for (int i = 0; i < 4; ++i)
    for (RaceLetter race : allRaces)
      lake.slots.push_back({race, {2 + 3 * i, 3 + 4 * static_cast<int>(race)}, Direction::SE});
  for (RaceLetter race : allRaces) {
    const std::vector<Slot> slots = slotsOf(lake, race);
    ASSERT_EQ(slots.size(), 4u);
    for (const Slot& slot : slots) {
      EXPECT_EQ(slot.race, race);
      EXPECT_EQ(slot.at.row, 3 + 4 * static_cast<int>(race));
    }
  }
}

// "Buoys 0 (start), 1, 2 and 3 go on the four slots in any order: 24 assignments."
TEST(Course, TheBuoysGoOnTheFourSlotsInAnyOrder) {
  const Lake lake = test::openLake(16, 16);
  std::array<Cell, 4> slots{Cell{3, 3}, Cell{3, 12}, Cell{12, 3}, Cell{12, 12}};
  std::sort(slots.begin(), slots.end());
  int assignments = 0;
  do {
    const Placement placement{slots[0], Direction::SE, {slots[1], slots[2], slots[3]}};
    const auto course = settledCourse(lake, RaceLetter::A, placement, {});
    if (slots[0].row == 12) {
      EXPECT_FALSE(course) << "its strip would run out of the lake";
    } else {
      ASSERT_TRUE(course);
      EXPECT_TRUE(shortestRoute(CourseBoard(*course)));
    }
    ++assignments;
  } while (std::next_permutation(slots.begin(), slots.end()));
  EXPECT_EQ(assignments, 24);
}

// "The start/finish strip (`strip` hexes long, 4 in the published game) lies on the cells that follow buoy
// 0's cell in the direction of the side where its letter stands. The finish buoy stands on the next cell
// after the strip. So start buoy, strip and finish buoy are `strip + 2` cells in a straight line."
TEST(Course, StartBuoyStripAndFinishBuoyLieInAStraightLine) {
  EXPECT_EQ(Lake{}.strip, 4);
  for (Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (Direction letter : allDirections)
      for (int strip = 1; strip <= 6; ++strip) {
        Lake lake = test::openLake(20, 20, stagger);
        lake.strip = strip;
        const Placement placement{{10, 11}, letter, {}};
        const std::vector<Cell> cells = stripCells(lake, placement);
        ASSERT_EQ(static_cast<int>(cells.size()), strip);
        for (int i = 1; i <= strip; ++i)
          EXPECT_EQ(cells[static_cast<std::size_t>(i - 1)], ahead(placement.start, letter, i, stagger));
        EXPECT_EQ(finishCell(lake, placement), ahead(placement.start, letter, strip + 1, stagger));
      }
}

class WhereARaceCanBeHeld : public testing::Test {
protected:
  std::optional<std::string> whyNot() const { return whyNotRaceable(course_.lake, course_.placement); }

  Course course_ = test::roundTheStrip(); // strip [6..9, 8], finish buoy [10, 8]
};

// "Every strip cell must be water without a buoy"
TEST_F(WhereARaceCanBeHeld, EveryStripCellIsWaterWithoutABuoy) {
  EXPECT_EQ(whyNot(), std::nullopt);
  for (int column = 6; column <= 9; ++column) {
    for (Terrain terrain : {Terrain::Land, Terrain::Void}) {
      course_.lake.map.set({column, 8}, terrain);
      EXPECT_THAT(whyNot(), Optional(HasSubstr("is not water")));
    }
    course_.lake.map.set({column, 8}, Terrain::Water);
    course_.placement.buoys[1] = {column, 8};
    EXPECT_THAT(whyNot(), Optional(HasSubstr("stands on the strip")));
    course_.placement.buoys[1] = {13, 8};
  }
}

// "the finish buoy's cell must be a cell of the lake, water or land, and hold no other buoy."
TEST_F(WhereARaceCanBeHeld, TheFinishBuoyStandsOnTheLakeAndAlone) {
  course_.lake.map.set({10, 8}, Terrain::Land);
  EXPECT_EQ(whyNot(), std::nullopt);
  course_.lake.map.set({10, 8}, Terrain::Void);
  EXPECT_THAT(whyNot(), Optional(HasSubstr("the finish buoy at [10, 8] does not stand on the lake")));
  course_.lake.map.set({10, 8}, Terrain::Water);
  course_.placement.buoys[2] = {10, 8};
  EXPECT_THAT(whyNot(), Optional(HasSubstr("stand on the same cell at [10, 8]")));
}

TEST_F(WhereARaceCanBeHeld, TheFinishBuoyIsNotBeyondTheLastColumn) {
  course_.placement.start = {12, 8};
  course_.placement.buoys[1] = {13, 12};
  EXPECT_THAT(whyNot(), Optional(HasSubstr("the finish buoy at [17, 8]")));
}

// "Buoys 1, 2, 3 each have an arrow, `clockwise` or `counterclockwise`, as seen on the map: the way round in
// which boats must pass them, in the order 1, 2, 3."
TEST(Course, AnArrowIsTheWayRoundAsSeenOnTheMap) {
  const Hex buoy{0, 0};
  // Once round the buoy from E by SE, W and NE is clockwise on a map whose rows go down.
  for (Arrow arrow : {Arrow::Clockwise, Arrow::Counterclockwise}) {
    const Gate gate{buoy, Compass(2).vector(), 0, arrow, false};
    int net = 0;
    for (int i = 0; i < 6; ++i) {
      const Hex from = buoy + vectorOf(turned(Direction::E, -i));
      const Hex to = buoy + vectorOf(turned(Direction::E, -i - 1));
      net += static_cast<int>(meet(gate, from, to).crossing);
    }
    EXPECT_EQ(net, arrow == Arrow::Clockwise ? 1 : -1);
  }
}

// "Start and finish each have a direction in which boats pass the strip: `left` or `right`, seen by someone
// who stands at the start buoy and looks along the strip at the finish buoy."
TEST(Course, LeftIsLeftOfWhoLooksFromTheStartBuoyAtTheFinishBuoy) {
  for (Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (Direction letter : allDirections) {
      const Lake lake = test::openLake(20, 20, stagger);
      const Placement placement{{10, 10}, letter, {Cell{1, 1}, Cell{20, 1}, Cell{1, 20}}};
      const auto gates = gatesOf(lake, placement, {{}, PassSide::Left, PassSide::Right});
      // From the strip's second cell to its neighbours on either hand.
      const Hex strip = lake.hexOf(ahead(placement.start, letter, 2, stagger));
      const Hex left = neighbour(strip, turned(letter, 1));
      const Hex right = neighbour(strip, turned(letter, -1));
      EXPECT_EQ(meet(gates[0], strip, left).crossing, Crossing::Forwards);
      EXPECT_EQ(meet(gates[0], strip, right).crossing, Crossing::None);
      EXPECT_EQ(meet(gates[4], left, strip).crossing, Crossing::Forwards);
      EXPECT_EQ(meet(gates[4], strip, right).crossing, Crossing::None) << "to reach the strip was enough";
    }
}

// "A boat need not be near a buoy to round it: islands and other buoys may lie between."
TEST(Course, ABuoyInsideAnIslandIsRoundedFromAfar) {
  Course course = test::roundTheStrip();
  for (Hex hex : disk(course.lake.hexOf({8, 3}), 1))
    course.lake.map.set(course.lake.cellOf(hex), Terrain::Land);
  const std::optional<Route> route = shortestRoute(CourseBoard(course));
  ASSERT_TRUE(route);
  for (Cell cell : route->cells) EXPECT_GE(distance(course.lake.hexOf(cell), course.lake.hexOf({8, 3})), 2);
}

TEST(Course, AnotherBuoyMayStandOnTheGate) {
  Course course = test::roundTheStrip(); // gate 1 points away from the strip, northwards from [8, 3]
  const CourseBoard before(course);
  const Hex ray = before.gates()[1].origin + before.gates()[1].along;
  course.placement.buoys[2] = course.lake.cellOf(ray);
  const std::array<Gate, gateCount> gates = gatesOf(course.lake, course.placement, course.choices);
  ASSERT_EQ(gates[1], before.gates()[1]);
  EXPECT_TRUE(shortestRoute(CourseBoard(course)));
}

// "Arrows: never one that forces a full circle."
TEST(Choosing, NeverAnArrowThatForcesAFullCircle) {
  std::mt19937_64 random(5);
  int forced = 0;
  for (int i = 0; i < 200; ++i) {
    const Course course = test::randomCourse(random);
    for (const Choices& candidate : candidates(course.lake, course.placement, {}))
      for (int buoy = 0; buoy < 3; ++buoy) {
        const Arrow arrow = candidate.arrows[static_cast<std::size_t>(buoy)];
        ASSERT_TRUE(turnRound(course.lake, course.placement, buoy, arrow).natural);
        if (!turnRound(course.lake, course.placement, buoy, otherArrow(arrow)).natural) ++forced;
      }
  }
  EXPECT_GT(forced, 0);
}

TEST(Choosing, WhatIsFixedIsAllOfIt) {
  for (int bits = 0; bits < 32; ++bits) {
    const auto arrow = [bits](int buoy) {
      return (bits >> buoy & 1) != 0 ? Arrow::Counterclockwise : Arrow::Clockwise;
    };
    const PassSide start = (bits & 8) != 0 ? PassSide::Right : PassSide::Left;
    const PassSide finish = (bits & 16) != 0 ? PassSide::Right : PassSide::Left;
    const OpenChoices open = fixed({{arrow(0), arrow(1), arrow(2)}, start, finish});
    for (int buoy = 0; buoy < 3; ++buoy) EXPECT_EQ(open.arrows[static_cast<std::size_t>(buoy)], arrow(buoy));
    EXPECT_EQ(open.start, start);
    EXPECT_EQ(open.finish, finish);
  }
  EXPECT_EQ(nameOf(Arrow::Clockwise), "clockwise");
  EXPECT_EQ(nameOf(Arrow::Counterclockwise), "counterclockwise");
  EXPECT_EQ(nameOf(PassSide::Left), "left");
  EXPECT_EQ(nameOf(PassSide::Right), "right");
}

TEST(Choosing, AnArrowThatTheDocumentSetsStays) {
  const Course course = test::roundTheStrip();
  OpenChoices open;
  open.arrows[1] = otherArrow(course.choices.arrows[1]);
  EXPECT_EQ(chosen(course.lake, course.placement, open).arrows[1], *open.arrows[1]);
}

// The order of ties, from the sentence: what is first in it weighs most.
int orderInTies(const Choices& choices) {
  int order = 0;
  for (Arrow arrow : choices.arrows) order = 2 * order + (arrow == Arrow::Counterclockwise);
  order = 2 * order + (choices.start == PassSide::Right);
  return 2 * order + (choices.finish == PassSide::Right);
}

// All that the sentences on choosing ask, by trying all 32 combinations.
Choices chosenByTrying(const Course& course) {
  std::optional<std::pair<int, int>> best; // steps (without a route: the most), order in ties
  Choices result;
  for (int bits = 0; bits < 32; ++bits) {
    Choices choices;
    bool natural = true;
    for (int buoy = 0; buoy < 3; ++buoy) {
      const Arrow arrow = (bits >> buoy & 1) != 0 ? Arrow::Counterclockwise : Arrow::Clockwise;
      choices.arrows[static_cast<std::size_t>(buoy)] = arrow;
      natural = natural && turnRound(course.lake, course.placement, buoy, arrow).natural;
    }
    choices.start = (bits & 8) != 0 ? PassSide::Right : PassSide::Left;
    choices.finish = (bits & 16) != 0 ? PassSide::Right : PassSide::Left;
    if (!natural) continue;
    const std::optional<Route> route = shortestRoute(CourseBoard(course.lake, course.placement, choices));
    const std::pair rank{route ? route->steps : std::numeric_limits<int>::max(), orderInTies(choices)};
    if (best && *best <= rank) continue;
    best = rank;
    result = choices;
  }
  return result;
}

// "Where both arrows of a buoy are natural (a nearly straight leg), the combination with the shortest route."
// "Start and finish: the easiest directions, i.e. the pair with the shortest route." "All that is left open
// is chosen together for the shortest route; in a tie, or without any route, clockwise comes first for buoy
// 1, then 2, then 3, then start left, then finish left."
TEST(Choosing, AgreesWithTryingAllCombinations) {
  std::mt19937_64 random(17);
  int withoutRoute = 0;
  for (int i = 0; i < 300; ++i) {
    const Course course = test::randomCourse(random, 11);
    const Choices expected = chosenByTrying(course);
    ASSERT_EQ(chosen(course.lake, course.placement, {}), expected) << "course " << i;
    if (!shortestRoute(CourseBoard(course.lake, course.placement, expected))) ++withoutRoute;
  }
  EXPECT_GT(withoutRoute, 0) << "ties without any route were not tried";
}

// "The *route* of a course is the least number of single hex steps from any start cell through all gates in
// order, ignoring dice and headings; it is the fewest steps over cells, gate and `owed`."
TEST(Choosing, TheRouteIsTheShortestFromAnyStartCell) {
  std::mt19937_64 random(23);
  for (int i = 0; i < 60; ++i) {
    const Course course = test::randomRaceableCourse(random);
    const CourseBoard board(course);
    int best = std::numeric_limits<int>::max();
    for (CourseBoard::CellIndex start : board.startCells())
      if (const std::optional<Route> route = shortestRouteFrom(board, start))
        best = std::min(best, route->steps);
    const Route route = shortestRoute(board).value();
    EXPECT_EQ(route.steps, best);
    Progress progress;
    for (std::size_t step = 1; step < route.cells.size(); ++step)
      for (Direction direction : allDirections)
        if (board.next(board.indexOf(route.cells[step - 1]), direction) == board.indexOf(route.cells[step])) {
          ASSERT_FALSE(progress.finished()) << "no step after FINISH";
          progress = board.advance(progress, board.indexOf(route.cells[step - 1]), direction);
          break;
        }
    EXPECT_TRUE(progress.finished());
  }
}

} // namespace
} // namespace fairway::lake_race
