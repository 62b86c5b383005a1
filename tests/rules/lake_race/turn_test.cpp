// RULES.md, section 4: a turn.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using test::Faces;

Dice dice(const Faces& faces) {
  return diceShowing(faces).value();
}

class Turn : public testing::Test {
protected:
  // Two boats on the strip of open water, heading west; the strip lies [6..9, 8], buoy 0 on [5, 8].
  Turn() { test::placeAll(race_, Direction::NW); }

  Cell cellOf(int seat) const { return board_.cellAt(race_.boat(seat).cell); }

  // The seat to act keeps and rolls; steers anyhow; then the other boat idles.
  void round(const Faces& keep, const Faces& rolled, Steer steer = Steer::Straight) {
    test::turn(race_, keep, rolled, steer);
    test::idle(race_);
  }

  const Course course_ = test::roundTheStrip();
  const CourseBoard board_{course_};
  Race race_{board_, {2, 1, false, {}}};
};

// "Dice show 1, 2 or 3."
TEST_F(Turn, DiceShowOneTwoOrThree) {
  EXPECT_TRUE(diceShowing(Faces{1, 2, 3}));
  EXPECT_FALSE(diceShowing(Faces{0}));
  EXPECT_FALSE(diceShowing(Faces{1, 4}));
  EXPECT_FALSE(diceShowing(Faces{-1}));
}

// "Boats keep theirs on the table between turns"
TEST_F(Turn, DiceStayOnTheTable) {
  round({}, {2});
  EXPECT_EQ(race_.boat(1).dice, dice({2}));
  round({2}, {1});
  EXPECT_EQ(race_.boat(1).dice, dice({1, 2}));
  EXPECT_TRUE(race_.boat(2).dice.empty());
}

// "A player may add one die, remove one (any), or neither; then rerolls any of those kept."
TEST_F(Turn, OneDieAtMostIsAddedOrRemoved) {
  EXPECT_EQ(race_.roll(1, {}, dice({1, 1})), Rule::DiceAddOne);
  round({}, {1});
  EXPECT_EQ(race_.roll(1, dice({1}), dice({1, 1})), Rule::DiceAddOne);
  EXPECT_EQ(race_.roll(1, {}, dice({1, 1, 1})), Rule::DiceAddOne);
  round({1}, {1});
  EXPECT_EQ(race_.roll(1, {}, {}), Rule::DiceRemoveOne);
  for (const DiceChoice& choice :
       {DiceChoice{dice({1, 1}), 0}, DiceChoice{dice({1, 1}), 1}, DiceChoice{dice({1}), 0},
        DiceChoice{dice({1}), 1}, DiceChoice{dice({1}), 2}, DiceChoice{{}, 1}, DiceChoice{{}, 2},
        DiceChoice{{}, 3}})
    EXPECT_EQ(race_.whyNotRoll(1, choice), std::nullopt);
}

// "remove one (any)"
TEST_F(Turn, AnyDieCanBeTheOneRemoved) {
  round({}, {1});
  round({1}, {2});
  EXPECT_EQ(race_.whyNotRoll(1, {dice({1}), 0}), std::nullopt);
  EXPECT_EQ(race_.whyNotRoll(1, {dice({2}), 0}), std::nullopt);
}

// "An added die is always rolled."
TEST_F(Turn, ADieIsNeverAddedUnrolled) {
  EXPECT_EQ(race_.roll(1, dice({1}), {}), Rule::DiceKeep);
  round({}, {1});
  EXPECT_EQ(race_.roll(1, dice({1, 1}), {}), Rule::DiceKeep);
  EXPECT_EQ(race_.roll(1, dice({2}), {}), Rule::DiceKeep);
}

// "All rolled dice are rolled together, once." A refused or finished roll cannot be repeated.
TEST_F(Turn, DiceAreRolledOnce) {
  EXPECT_EQ(race_.roll(1, {}, dice({2})), std::nullopt);
  EXPECT_EQ(race_.stage(), Stage::Steering);
  EXPECT_DEATH(static_cast<void>(race_.roll(1, {}, dice({2}))), "does not hold");
}

// "No limit on the number of dice (the box has 18)."
TEST(TurnDice, MoreThanEighteenDiceAreFine) {
  Course course;
  course.lake = test::openLake(400, 9);
  course.placement = {{2, 5}, Direction::SE, {Cell{300, 2}, Cell{390, 5}, Cell{300, 8}}};
  course.lake.strip = 2;
  const CourseBoard board(course);
  Race race(board, {2, 1, false, {}});
  test::placeAll(race, Direction::E);
  for (int count = 0; count < 25; ++count) {
    test::turn(race, Faces(static_cast<std::size_t>(count), 1), {1}, Steer::Straight);
    test::idle(race);
  }
  EXPECT_EQ(race.boat(1).dice.count(), 25);
  EXPECT_EQ(race.boat(1).damage, 0);
}

TEST(TurnDice, AbsurdlyManyDiceAreRefusedNotCountedWrong) {
  const std::optional<Dice> many = diceShowing(Faces(70000, 2));
  ASSERT_TRUE(many);
  EXPECT_EQ(whyNotRoll(Dice(0, 4, 0), {*many, 0}), Rule::DiceKeep);
  EXPECT_EQ(whyNotRoll(Dice(0, 4, 0), {{}, many->count()}), Rule::DiceAddOne);
}

// "Keep the heading or turn 60 degrees left or right."
TEST_F(Turn, SteeringTurnsBySixtyDegreesAtMost) {
  EXPECT_EQ(steered(Direction::NW, Steer::Left), Direction::W);
  EXPECT_EQ(steered(Direction::NW, Steer::Straight), Direction::NW);
  EXPECT_EQ(steered(Direction::NW, Steer::Right), Direction::NE);
  EXPECT_EQ(steered(Direction::E, Steer::Right), Direction::SE);
  round({}, {2}, Steer::Right);
  EXPECT_EQ(race_.boat(1).heading, Direction::NE);
}

// "The total of the dice is the distance." "Move straight ahead by the total."
TEST_F(Turn, TheTotalIsTheDistance) {
  const Cell from = cellOf(1);
  round({}, {2}, Steer::Right);
  EXPECT_EQ(cellOf(1), ahead(from, Direction::NE, 2, Stagger::Odd));
  round({2}, {2}, Steer::Left);
  EXPECT_EQ(cellOf(1), ahead(ahead(from, Direction::NE, 2, Stagger::Odd), Direction::NW, 4, Stagger::Odd));
}

// "A heading that allows the whole distance over water must be chosen if there is one."
TEST_F(Turn, TheWholeDistanceMustBeRunWhereItCan) {
  test::turn(race_, {}, {}, Steer::Left); // seat 1 on [7, 8] faces W now: [6, 8] is water, [5, 8] buoy 0
  test::idle(race_);
  ASSERT_EQ(cellOf(1), (Cell{7, 8}));
  ASSERT_EQ(race_.roll(1, {}, dice({3})), std::nullopt);
  EXPECT_EQ(race_.whyNotSteer(Steer::Straight), Rule::SteerFullDistance);
  EXPECT_EQ(race_.steer(Steer::Straight), Rule::SteerFullDistance);
  EXPECT_EQ(race_.legalSteers().size(), 2);
  EXPECT_EQ(race_.whyNotSteer(Steer::Left), std::nullopt);
  EXPECT_EQ(race_.whyNotSteer(Steer::Right), std::nullopt);
}

// "If none does, one with the longest run must be chosen; free choice among equals."
TEST(TurnSteering, TheLongestRunWhereNoneAllowsTheWhole) {
  // The boat's three ways are 1, 3 and 3 cells long; the strip [2..3, 4] lies west of it.
  Course course;
  course.lake = test::drawn(R"(
    # # # # # # . # #
     # # # # # . # # #
    # # # # # . # # #
     # . . . . # # # #
    # # # # # . # # #
     # # # # # . # # #
    # # # # # # . # #)",
                            Stagger::Odd, 2);
  course.placement = {{1, 4}, Direction::E, {Cell{9, 1}, Cell{9, 4}, Cell{9, 7}}};
  const CourseBoard board(course);
  const CourseBoard::CellIndex at = board.indexOf({5, 4});
  ASSERT_FALSE(board.isWater(board.indexOf({4, 4}))) << "the finish buoy";
  const auto legal = [&](int distance) { return legalSteers(board, at, Direction::E, distance); };
  const auto why = [&](int distance, Steer steer) {
    return whyNotSteer(board, at, Direction::E, distance, steer);
  };
  EXPECT_EQ(legal(0).size(), 3);
  EXPECT_EQ(legal(3).size(), 2);
  EXPECT_EQ(legal(5).size(), 2);
  EXPECT_EQ(why(3, Steer::Straight), Rule::SteerFullDistance);
  EXPECT_EQ(why(5, Steer::Straight), Rule::SteerLongestRun);
  EXPECT_EQ(why(5, Steer::Left), std::nullopt);
  EXPECT_EQ(why(5, Steer::Right), std::nullopt);
}

// "Other boats do not matter for this."
TEST_F(Turn, OtherBoatsDoNotMatterForSteering) {
  // Seat 2 stands on [6, 8], seat 1 on [7, 8]: facing W, seat 1 has one cell of water, taken.
  test::turn(race_, {}, {}, Steer::Left);
  test::idle(race_);
  ASSERT_EQ(cellOf(2), (Cell{6, 8}));
  ASSERT_EQ(race_.roll(1, {}, dice({1})), std::nullopt);
  EXPECT_EQ(race_.legalSteers().size(), 3);
  EXPECT_EQ(race_.steer(Steer::Straight), std::nullopt);
  // "If the last cell is taken, the boat stops on the last free cell before it on its way (at worst where it
  // was); that costs nothing"
  EXPECT_EQ(cellOf(1), (Cell{7, 8}));
  EXPECT_EQ(race_.boat(1).damage, 0);
  EXPECT_EQ(race_.boat(1).dice, dice({1}));
}

// "Boats may be passed."
TEST(TurnMove, BoatsMayBePassed) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  Race race(board, {3, 1, false, {}});
  // In the order of placing: seats 3, 2, 1 on [6, 8], [7, 8] and [8, 8].
  test::placeAll(race, Direction::W);
  test::idle(race);
  test::idle(race);
  ASSERT_EQ(board.cellAt(race.boat(3).cell), (Cell{6, 8}));
  ASSERT_EQ(race.roll(3, {}, Dice(0, 0, 1)), std::nullopt);
  ASSERT_EQ(race.steer(Steer::Left), std::nullopt); // away and back to the strip's line from the west
  EXPECT_EQ(race.boat(3).progress.gate, 0);
  Move passing = moveAhead(board, board.indexOf({9, 8}), Direction::W, 3, {},
                           [&](CourseBoard::CellIndex cell) { return race.isTaken(cell); });
  EXPECT_EQ(board.cellAt(passing.end), (Cell{6, 8})) << "past seats 1 and 2";
}

// "and gates beyond that cell are not passed": Move.GatesBeyondTheCellWhereItStopsAreNotPassed.

// "With no dice the distance is 0: the boat may turn in place, nothing more."
TEST_F(Turn, WithoutDiceABoatMayTurnInPlace) {
  for (Steer steer : allSteers) {
    Race copy = race_;
    ASSERT_EQ(copy.roll(1, {}, {}), std::nullopt);
    EXPECT_EQ(copy.legalSteers().size(), 3);
    EXPECT_EQ(copy.steer(steer), std::nullopt);
    EXPECT_EQ(copy.boat(1).cell, race_.boat(1).cell);
    EXPECT_EQ(copy.boat(1).heading, steered(race_.boat(1).heading, steer));
    EXPECT_EQ(copy.boat(1).turns, 1u);
  }
}

TEST_F(Turn, RefusalsChangeNothing) {
  const Race before = race_;
  EXPECT_EQ(race_.roll(2, {}, {}), Rule::SeatOrder);
  EXPECT_EQ(race_.roll(1, dice({3}), {}), Rule::DiceKeep);
  EXPECT_EQ(race_.roll(1, {}, dice({3, 3})), Rule::DiceAddOne);
  EXPECT_EQ(race_, before);
}

TEST_F(Turn, AnEarlierCopyUndoesATurn) {
  const Race before = race_;
  round({}, {2}, Steer::Right);
  EXPECT_NE(race_, before);
  race_ = before;
  EXPECT_EQ(race_.boat(1).turns, 0u);
  EXPECT_EQ(race_.seatToAct(), 1);
}

} // namespace
} // namespace fairway::lake_race
