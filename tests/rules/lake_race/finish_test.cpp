// RULES.md, section 6: the finish and the end of a race.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

class Finish : public testing::Test {
protected:
  Race started(int players, bool variant = false) const {
    Race race(board_, {players, 1, variant, {}});
    test::placeAll(race, Direction::E);
    return race;
  }

  const Course course_ = test::roundTheStrip();
  const CourseBoard board_{course_};
};

// "A boat finishes when it passes FINISH"
TEST_F(Finish, ABoatFinishesWhenItPassesFinish) {
  Race race = started(3);
  test::sailBoat(race, 2);
  EXPECT_EQ(race.boat(2).status, BoatStatus::Finished);
  EXPECT_TRUE(race.boat(2).progress.finished());
  EXPECT_THAT(race.finishers(), ElementsAre(2));
}

// "Finished and sunk boats leave the lake."
TEST_F(Finish, AFinishedBoatLeavesTheLake) {
  Race race = started(4);
  test::sailBoat(race, 3);
  EXPECT_FALSE(race.isTaken(race.boat(3).cell));
  EXPECT_EQ(race.racing(), 3);
  for (int i = 0; i < 6; ++i) {
    EXPECT_NE(race.seatToAct(), 3);
    test::idle(race);
  }
}

class HarbourFinish : public testing::Test {
protected:
  // Seat 1 is about to run in from [6, 5], facing NE or NW, its die showing 1; the others wait on row 3.
  HarbourFinish() {
    for (Cell cell : {Cell{4, 3}, Cell{8, 3}, Cell{7, 4}}) test::place(race_, cell, Direction::E);
    while (!aboutToRunIn() && test::comesToAct(race_, 1)) test::sail(race_);
    EXPECT_TRUE(test::comesToAct(race_, 1));
  }

  bool aboutToRunIn() const {
    return race_.boat(1).progress.gate == 4 && board_.cellAt(race_.boat(1).cell) == Cell{6, 5};
  }

  // Runs in over one of the two ways that are two cells long.
  void runIn(const test::Faces& rolled) {
    ASSERT_EQ(race_.roll(1, {}, diceShowing(rolled).value()), std::nullopt);
    for (Steer steer : allSteers)
      if (race_.legalSteers().contains(steer)) {
        ASSERT_EQ(race_.steer(steer), std::nullopt);
        return;
      }
  }

  const Course course_ = test::harbour();
  const CourseBoard board_{course_};
  Race race_{board_, {3, 1, false, {}}};
};

// "to reach it is enough" (section 2); the French rulebook: "vous devez atteindre ou dépasser la tuile
// arrivée"
TEST_F(HarbourFinish, ToReachTheLineIsEnough) {
  runIn({1});
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Finished);
  EXPECT_EQ(race_.boat(1).damage, 0);
}

// "its move goes on, and a crash behind the line still damages it, also for the next race."
TEST_F(HarbourFinish, ACrashBehindTheLineStillDamages) {
  runIn({3});
  EXPECT_EQ(board_.cellAt(race_.boat(1).cell).row, 3) << "the move goes on to the last water cell";
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Finished);
  EXPECT_EQ(race_.boat(1).damage, 1);
  EXPECT_TRUE(race_.boat(1).dice.empty());
  EXPECT_TRUE(race_.boat(1).damagedInThisRace());
}

// "Sinking behind the line does not undo the finish." "A boat that sinks behind the line is a finisher, not a
// sunk boat, but counts as damaged."
TEST_F(HarbourFinish, SinkingBehindTheLineDoesNotUndoTheFinish) {
  runIn({3, 3});
  EXPECT_EQ(race_.boat(1).damage, 4);
  EXPECT_EQ(race_.boat(1).status, BoatStatus::Finished);
  EXPECT_THAT(race_.finishers(), ElementsAre(1));
  EXPECT_THAT(race_.sunk(), IsEmpty());
  EXPECT_TRUE(race_.boat(1).damagedInThisRace());
}

TEST_F(HarbourFinish, ABoatOnTheLineCanHoldUpTheFinish) {
  // Where the last cell is taken the boat stays before the line, and FINISH is not passed.
  const CourseBoard::CellIndex from = board_.indexOf({6, 5});
  const auto taken = [&](CourseBoard::CellIndex) { return true; };
  const Move move = moveAhead(board_, from, Direction::NE, 1, {4, 0}, taken);
  EXPECT_EQ(move, (Move{from, 0, 0, {4, 0}}));
}

// "The race ends when at most one boat is still racing"
TEST_F(Finish, TheRaceEndsWhenOneIsStillRacing) {
  Race race = started(3);
  test::sailBoat(race, 2);
  EXPECT_FALSE(race.over());
  test::sailBoat(race, 1);
  EXPECT_TRUE(race.over());
  EXPECT_EQ(race.seatToAct(), 0);
  EXPECT_EQ(race.whyNotTurn(3), Rule::RaceOver);
  EXPECT_EQ(race.roll(3, {}, {}), Rule::RaceOver);
  // "The one left over takes the next rank."
  EXPECT_THAT(ranking(race), ElementsAre(2, 1, 3));
  EXPECT_EQ(race.boat(3).status, BoatStatus::Racing);
}

// "(with the variant below, when none is)"
TEST_F(Finish, WithTheVariantTheRaceEndsWhenNoneIsRacing) {
  Race race = started(3, true);
  test::sailBoat(race, 2);
  test::sailBoat(race, 1);
  EXPECT_FALSE(race.over());
  test::sailBoat(race, 3);
  EXPECT_TRUE(race.over());
  EXPECT_THAT(ranking(race), ElementsAre(2, 1, 3));
}

// "Variant, obligatory for two players and optional for more"
TEST_F(Finish, WithTwoPlayersTheVariantAlwaysHolds) {
  Race race = started(2);
  EXPECT_TRUE(race.variant());
  test::sailBoat(race, 2);
  EXPECT_FALSE(race.over());
  test::sailBoat(race, 1);
  EXPECT_TRUE(race.over());
  EXPECT_FALSE(started(3).variant());
}

// "A boat left over because all others sank is first."
TEST_F(Finish, LeftOverBecauseAllOthersSankIsFirst) {
  Race race = started(4);
  for (int seat : {2, 4, 1}) test::sinkBoat(race, seat);
  EXPECT_TRUE(race.over());
  EXPECT_EQ(race.boat(3).status, BoatStatus::Racing);
  EXPECT_THAT(ranking(race), ElementsAre(3, 1, 4, 2));
}

// "In every race sunk boats rank behind all others, later sunk before earlier."
TEST_F(Finish, SunkBoatsRankBehindAllOthersLaterBeforeEarlier) {
  Race race = started(5);
  test::sinkBoat(race, 1);
  test::sailBoat(race, 4);
  test::sinkBoat(race, 5);
  test::sailBoat(race, 3);
  EXPECT_TRUE(race.over());
  EXPECT_THAT(race.sunk(), ElementsAre(1, 5));
  EXPECT_THAT(ranking(race), ElementsAre(4, 3, 2, 5, 1));
}

TEST_F(Finish, AlsoWhenAllSinkUnderTheVariant) {
  Race race = started(3, true);
  for (int seat : {2, 1, 3}) test::sinkBoat(race, seat);
  EXPECT_TRUE(race.over());
  EXPECT_THAT(ranking(race), ElementsAre(3, 1, 2));
}

TEST_F(Finish, OneBoatAloneRacesUntilItIsDone) {
  Race race = started(1);
  test::sailBoat(race, 1);
  EXPECT_TRUE(race.over());
  EXPECT_THAT(ranking(race), ElementsAre(1));
}

// "each boat's own turns are counted"
TEST_F(Finish, OwnTurnsAreCounted) {
  Race race = started(3);
  for (int i = 0; i < 7; ++i) test::idle(race);
  EXPECT_EQ(race.boat(1).turns, 3u);
  EXPECT_EQ(race.boat(2).turns, 2u);
  EXPECT_EQ(race.boat(3).turns, 2u);
}

} // namespace
} // namespace fairway::lake_race
