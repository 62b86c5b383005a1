// RULES.md, section 3: before a race.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include "rules/lake_race/play/match.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::lake_race {
namespace {

using CellIndex = CourseBoard::CellIndex;

class Placing : public testing::Test {
protected:
  Race race(int players, int first) const { return Race(board_, {players, first, false, {}}); }
  CellIndex start(std::size_t i) const { return board_.startCells().at(i); }

  const Course course_ = test::roundTheStrip();
  const CourseBoard board_{course_};
};

// "2 to 6 players, seats 1 to n in a circle, numbered clockwise (the left neighbour of seat s is s+1); play
// goes clockwise."
TEST_F(Placing, SeatsAreACircleNumberedClockwise) {
  EXPECT_EQ(leftNeighbour(1, 4), 2);
  EXPECT_EQ(leftNeighbour(4, 4), 1);
  EXPECT_EQ(rightNeighbour(1, 4), 4);
  EXPECT_EQ(rightNeighbour(3, 4), 2);
  for (int players = minPlayers; players <= maxPlayers; ++players)
    for (int first = 1; first <= players; ++first) {
      Race r = race(players, first);
      test::placeAll(r, Direction::E);
      for (int i = 0; i < 2 * players; ++i) {
        EXPECT_EQ(r.seatToAct(), (first - 1 + i) % players + 1);
        test::idle(r);
      }
    }
}

// "The first player's right neighbour places a boat first, then anticlockwise; the first player places last."
TEST_F(Placing, GoesAnticlockwiseFromTheFirstPlayersRightNeighbour) {
  Race r = race(4, 2);
  for (int seat : {1, 4, 3, 2}) {
    EXPECT_EQ(r.stage(), Stage::Placing);
    EXPECT_EQ(r.seatToAct(), seat);
    for (int other = 0; other <= 5; ++other)
      if (other != seat) {
        EXPECT_EQ(r.whyNotPlace(other, start(5)), Rule::GridOrder);
      }
    EXPECT_EQ(r.place(seat, start(static_cast<std::size_t>(seat)), Direction::NE), std::nullopt);
  }
  EXPECT_EQ(r.stage(), Stage::Dice);
  EXPECT_EQ(r.seatToAct(), 2) << "the first player begins";
  EXPECT_EQ(r.place(2, start(9), Direction::E), Rule::GridOrder) << "all are placed";
}

// "Start cells: the strip's cells, and behind them (on the side away from the start direction) the two
// nearest rows of cells parallel to the strip whose centres lie strictly between the two buoys, measured
// along the strip."
TEST_F(Placing, StartCellsLieStrictlyBetweenTheBuoysForEveryStripAndStagger) {
  for (Stagger stagger : {Stagger::Odd, Stagger::Even})
    for (Direction letter : allDirections)
      for (PassSide side : {PassSide::Left, PassSide::Right})
        for (int strip = 1; strip <= 5; ++strip) {
          Lake lake = test::openLake(20, 20, stagger);
          lake.strip = strip;
          const Placement placement{{10, 10}, letter, {Cell{1, 1}, Cell{20, 1}, Cell{1, 20}}};
          const Hex origin = lake.hexOf(placement.start);
          // Straight from the sentence: rows by their distance from the strip's line, places along it
          // doubled.
          std::set<Cell> expected;
          for (int row = 1; row <= 20; ++row)
            for (int column = 1; column <= 20; ++column) {
              const Hex from = lake.hexOf({column, row}) - origin;
              const std::int64_t away = cross(vectorOf(letter), from) * (side == PassSide::Left ? 1 : -1);
              const std::int64_t along = dotTwice(vectorOf(letter), from);
              if (away >= 0 && away <= 2 && along > 0 && along < 2 * (strip + 1))
                expected.insert({column, row});
            }
          const std::vector<Cell> cells = startCells(lake, placement, side);
          EXPECT_EQ(std::set<Cell>(cells.begin(), cells.end()), expected);
          EXPECT_EQ(static_cast<int>(cells.size()), 3 * strip + 1);
        }
}

// "Water without a buoy only, one boat a cell."
TEST_F(Placing, OnlyOnFreeStartCells) {
  Race r = race(3, 1);
  EXPECT_EQ(r.place(3, board_.indexOf({1, 1}), Direction::E), Rule::GridCell);
  EXPECT_EQ(r.place(3, CourseBoard::noCell, Direction::E), Rule::GridCell);
  EXPECT_EQ(r.place(3, start(0), Direction::E), std::nullopt);
  EXPECT_EQ(r.place(2, start(0), Direction::E), Rule::GridTaken);
  int places = 0;
  r.forEachPlace([&](CellIndex cell) {
    ++places;
    EXPECT_EQ(r.whyNotPlace(2, cell), std::nullopt);
  });
  EXPECT_EQ(places, static_cast<int>(board_.startCells().size()) - 1);
}

TEST_F(Placing, NeitherLandNorBuoysAreStartCells) {
  Course course = course_;
  course.lake.map.set({7, 9}, Terrain::Land);
  course.lake.map.set({7, 7}, Terrain::Land); // behind on the other side
  course.placement.buoys[2] = {8, 10};
  course.placement.buoys[0] = {8, 6};
  const std::vector<Cell> all = startCells(course.lake, course.placement, PassSide::Left);
  EXPECT_EQ(all.size(), 11u);
  EXPECT_EQ(std::count(all.begin(), all.end(), Cell{7, 9}), 0);
  EXPECT_EQ(std::count(all.begin(), all.end(), Cell{8, 10}), 0);
  EXPECT_EQ(startCells(course.lake, course.placement, PassSide::Right).size(), 11u);
}

// "A boat may face any of the six directions."
TEST_F(Placing, InAnyOfTheSixDirections) {
  for (Direction heading : allDirections) {
    Race r = race(2, 1);
    EXPECT_EQ(r.place(2, start(0), heading), std::nullopt);
    EXPECT_EQ(r.boat(2).heading, heading);
  }
}

// "Boats ... start a race with none [dice]."
TEST_F(Placing, BoatsStartWithoutDice) {
  Race r = race(6, 1);
  test::placeAll(r, Direction::E);
  for (int seat = 1; seat <= 6; ++seat) {
    EXPECT_TRUE(r.boat(seat).dice.empty());
    EXPECT_EQ(r.boat(seat).progress, Progress{});
    EXPECT_EQ(r.boat(seat).damage, 0);
  }
}

// "The first player of race A is drawn by lot; in each later race it is the left neighbour of the previous
// first player."
TEST_F(Placing, FirstPlayersGoRound) {
  Match match(3, {});
  for (int first = 1; first <= 3; ++first) EXPECT_EQ(match.whyNotFirst(first), std::nullopt);
  EXPECT_EQ(match.whyNotFirst(0), Rule::FirstPlayer);
  EXPECT_EQ(match.whyNotFirst(4), Rule::FirstPlayer);
  for (int first : {3, 1, 2}) {
    EXPECT_EQ(match.whyNotFirst(first), std::nullopt);
    if (match.racesOver() > 0) {
      EXPECT_EQ(match.whyNotFirst(first % 3 + 1), Rule::FirstPlayer);
      EXPECT_EQ(match.requiredFirst(), first);
    }
    Race r(board_, match.nextRace(first));
    test::placeAll(r, Direction::E);
    test::sailBoat(r, 1);
    test::sailBoat(r, 2);
    match.add(r);
  }
}

TEST_F(Placing, NoTurnBeforeAllAreePlaced) {
  Race r = race(3, 1);
  EXPECT_EQ(r.whyNotTurn(3), Rule::GridComplete);
  EXPECT_EQ(r.roll(3, {}, Dice(1, 0, 0)), Rule::GridComplete);
}

} // namespace
} // namespace fairway::lake_race
