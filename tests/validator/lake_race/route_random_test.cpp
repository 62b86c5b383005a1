#include "rules/lake_race/gates/gate_steps.h"
#include "rules/lake_race/route/reach.h"
#include "rules/lake_race/route/route.h"
#include "rules/lake_race/route/route_finder.h"
#include "rules/lake_race/route/route_trail.h"
#include "tests/support/sanitized.h"
#include "tests/validator/lake_race/naive_race.h"
#include "tests/validator/lake_race/random_lake.h"
#include "validator/lake_race/study/words.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairway::lake_race {
namespace {

using testing_lakes::randomLake;
using testing_lakes::randomPlacement;

std::string drawn(const Lake& lake, const Placement& placement) {
  std::string text = lake.stagger == Stagger::Odd ? "odd" : "even";
  text += " strip " + std::to_string(lake.strip) + ", start " + label(placement.start) + " " +
          std::string(nameOf(placement.letter));
  for (Cell buoy : placement.buoys) text += " " + label(buoy);
  for (int row = 1; row <= lake.map.rows(); ++row) {
    text += "\n";
    for (int column = 1; column <= lake.map.columns(); ++column)
      text += ".#x"[static_cast<std::size_t>(lake.map.at({column, row}))];
  }
  return text;
}

// Calls with seeded random courses whose buoys stand apart (else gates may not be defined).
template <class Visit>
void forRandomCourses(unsigned seed, int count, Visit visit) {
  std::mt19937 random(seed);
  for (int done = 0; done < count;) {
    const Lake lake = randomLake(random, 6 + static_cast<int>(random() % 4),
                                 6 + static_cast<int>(random() % 4), static_cast<int>(random() % 30));
    const Placement placement = randomPlacement(random, lake);
    if (!validator::lake_race::misplacedBuoys(lake, placement).empty()) continue;
    visit(random, lake, placement);
    ++done;
  }
}

Choices randomChoices(std::mt19937& random) {
  const unsigned bits = static_cast<unsigned>(random());
  const auto arrow = [bits](int i) { return static_cast<Arrow>((bits >> i) & 1); };
  return {{arrow(0), arrow(1), arrow(2)},
          static_cast<PassSide>((bits >> 3) & 1),
          static_cast<PassSide>((bits >> 4) & 1)};
}

TEST(RandomRoutes, AgreeWithTheNaiveSearch) {
  int raceable = 0;
  forRandomCourses(1, 3000, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    const Choices choices = randomChoices(random);
    const CourseBoard board(lake, placement, choices);
    const std::vector<Cell> starts = startCells(lake, placement, choices.start);
    const std::optional<int> expected = naive::route(lake, placement, choices, starts);
    const std::optional<Route> route = shortestRoute(board);
    raceable += expected.has_value();
    ASSERT_EQ(route.has_value(), expected.has_value()) << drawn(lake, placement);
    ASSERT_EQ(reachFrom(board, board.startCells()).finishes(), expected.has_value())
        << drawn(lake, placement);
    if (!route) return;
    ASSERT_EQ(route->steps, *expected) << drawn(lake, placement);
  });
  EXPECT_GT(raceable, 300) << "too few of the random courses can be raced to mean anything";
  EXPECT_LT(raceable, 2700);
}

TEST(RandomRoutes, StartCellsAndGatesAgreeWithTheNaiveOnes) {
  forRandomCourses(2, 3000, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    const Choices choices = randomChoices(random);
    std::vector<Cell> cells = startCells(lake, placement, choices.start);
    std::sort(cells.begin(), cells.end());
    ASSERT_EQ(cells, naive::startCells(lake, placement, choices.start)) << drawn(lake, placement);
    const auto gates = gatesOf(lake, placement, choices);
    const auto lines = naive::gatesOf(lake, placement, choices);
    for (std::size_t i = 0; i < gates.size(); ++i) {
      // Both as points of the plane: q to the east counts two halves, r one half to the east and a row down.
      const naive::Point along{2 * gates[i].along.q + gates[i].along.r, -gates[i].along.r};
      ASSERT_EQ(along, lines[i].along) << drawn(lake, placement) << " gate " << i;
    }
  });
}

TEST(RandomRoutes, ARouteIsWhatItSays) {
  forRandomCourses(3, 1500, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    const CourseBoard board(lake, placement, randomChoices(random));
    const std::optional<Route> route = shortestRoute(board);
    if (!route) return;
    Progress progress;
    std::array<int, gateCount> legs{};
    for (std::size_t i = 1; i < route->cells.size(); ++i) {
      ASSERT_FALSE(progress.finished());
      ++legs[progress.gate];
      progress = advanced(
          progress, meetingsOf(board.gates(), lake.hexOf(route->cells[i - 1]), lake.hexOf(route->cells[i])));
    }
    ASSERT_TRUE(progress.finished()) << drawn(lake, placement);
    ASSERT_EQ(legs, route->legs);
  });
}

TEST(RandomRoutes, ReachFromEveryCellAgreesWithTheNaiveSearch) {
  forRandomCourses(4, 400, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    const Choices choices = randomChoices(random);
    const CourseBoard board(lake, placement, choices);
    for (CourseBoard::CellIndex start : board.startCells()) {
      const std::optional<int> expected = naive::route(lake, placement, choices, {board.cellAt(start)});
      ASSERT_EQ(reachFrom(board, {start}).finishes(), expected.has_value()) << drawn(lake, placement);
      const std::optional<Route> route = shortestRouteFrom(board, start);
      ASSERT_EQ(route ? std::optional(route->steps) : std::nullopt, expected) << drawn(lake, placement);
    }
  });
}

TEST(RandomChoices, AgreeWithTryingThemAll) {
  forRandomCourses(5, 600, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    OpenChoices open; // each choice is given now and then
    const Choices some = randomChoices(random);
    for (std::size_t i = 0; i < 3; ++i)
      if (random() % 4 == 0) open.arrows[i] = some.arrows[i];
    if (random() % 4 == 0) open.start = some.start;
    if (random() % 4 == 0) open.finish = some.finish;
    const naive::Chosen expected = naive::chosen(lake, placement, open);
    RouteFinder finder(lake);
    ASSERT_EQ(finder.leastSteps(placement, open), expected.steps) << drawn(lake, placement);
    const ChosenRoute course = finder.chosenRoute(placement, open);
    ASSERT_EQ(course.steps, expected.steps) << drawn(lake, placement);
    ASSERT_EQ(course.choices, expected.choices) << drawn(lake, placement);
    ASSERT_EQ(chosen(lake, placement, open), expected.choices) << drawn(lake, placement);
  });
}

// The cells of a shortest way are enough for it: where all other water is land it is as long.
TEST(RandomChoices, AWayIsAllThatARouteNeeds) {
  int found = 0;
  forRandomCourses(7, 600, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    RouteFinder finder(lake);
    RouteTrail trail(lake);
    BitCells preferred = finder.water(); // it makes no difference
    for (std::size_t word = 0; word < preferred.layout().size(); ++word) preferred[word] &= random();
    const auto way = finder.leastWay(placement, preferred, trail);
    if (!way) return;
    ++found;
    ASSERT_EQ(finder.leastSteps(placement, {}), way->steps) << drawn(lake, placement);
    Lake bare = lake;
    bare.map = TerrainMap(lake.map.columns(), lake.map.rows(), Terrain::Land);
    for (Cell cell : way->cells) {
      ASSERT_EQ(lake.map.at(cell), Terrain::Water) << drawn(lake, placement);
      bare.map.set(cell, Terrain::Water);
    }
    ASSERT_EQ(naive::chosen(bare, placement, {}).steps, way->steps) << drawn(lake, placement);
  });
  EXPECT_GT(found, 100);
}

// Void all round changes nothing, but makes rows of several machine words, and the lake lies across two.
class LargeLakes : public testing::TestWithParam<int> {};

TEST_P(LargeLakes, AreSearchedToTheSameEnd) {
  int raceable = 0;
  forRandomCourses(6, 400, [&](std::mt19937&, const Lake& lake, const Placement& placement) {
    const int right = GetParam();
    const auto moved = [right](Cell cell) { return Cell{cell.column + right, cell.row}; };
    Lake wide = lake;
    wide.map = TerrainMap(right + 20, lake.map.rows(), Terrain::Void);
    for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
      wide.map.set(moved(lake.map.cellAt(i)), lake.map.at(lake.map.cellAt(i)));
    Placement there{moved(placement.start), placement.letter, placement.buoys};
    for (Cell& buoy : there.buoys) buoy = moved(buoy);
    const ChosenRoute small = RouteFinder(lake).chosenRoute(placement, {});
    const ChosenRoute large = RouteFinder(wide).chosenRoute(there, {});
    ASSERT_EQ(small.steps, large.steps) << drawn(lake, placement);
    ASSERT_EQ(small.choices, large.choices) << drawn(lake, placement);
    raceable += small.steps.has_value();
  });
  EXPECT_GT(raceable, 50);
}

INSTANTIATE_TEST_SUITE_P(TwoWordsAndThree, LargeLakes, testing::Values(28, 60));

// In labyrinths boats have to turn back again and again, so that much is owed. The exact search over cells,
// gates and all that is owed is the measure here; it is itself measured by the naive one.
TEST(RandomChoices, InLabyrinthsTheLengthIsThatOfTheExactSearch) {
  std::mt19937 random(8);
  int raceable = 0;
  for (int done = 0; done < fairway::test::cases(4000);) {
    const Lake lake = randomLake(random, 11, 11, 30 + static_cast<int>(random() % 20));
    const Placement placement = randomPlacement(random, lake);
    if (!validator::lake_race::misplacedBuoys(lake, placement).empty()) continue;
    const Choices choices = randomChoices(random);
    const std::optional<Route> exact = shortestRoute(CourseBoard(lake, placement, choices));
    const std::optional<int> length = RouteFinder(lake).leastSteps(placement, fixed(choices));
    ASSERT_EQ(length, exact ? std::optional(exact->steps) : std::nullopt) << drawn(lake, placement);
    raceable += length.has_value();
    ++done;
  }
  EXPECT_GT(raceable, fairway::test::cases(100));
}

// Every step of every lake that GateSteps knows is one that meets the gate, and none is missing.
TEST(GateSteps, AreAllStepsThatMeetTheGate) {
  forRandomCourses(7, 300, [&](std::mt19937& random, const Lake& lake, const Placement& placement) {
    const std::array<Gate, gateCount> gates = gatesOf(lake, placement, randomChoices(random));
    for (const Gate& gate : gates) {
      const GateSteps steps(lake, gate);
      for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i)
        for (Direction direction : allDirections) {
          const Cell from = lake.map.cellAt(i);
          const Cell to = neighbour(from, direction, lake.stagger);
          const std::array<Cell, 5> buoys = buoyCells(lake, placement);
          const auto open = [&](Cell cell) {
            return lake.map.at(cell) == Terrain::Water &&
                   std::find(buoys.begin(), buoys.end(), cell) == buoys.end();
          };
          if (!open(from) || !open(to)) continue;
          ASSERT_EQ(steps.crossing(from, direction), meet(gate, lake.hexOf(from), lake.hexOf(to)).crossing)
              << drawn(lake, placement) << " " << label(from) << " " << nameOf(direction);
        }
    }
  });
}

} // namespace
} // namespace fairway::lake_race
