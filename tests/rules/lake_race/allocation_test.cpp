// A turn asks for no memory, whatever is played.
#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/play/race.h"
#include "tests/rules/lake_race/count_allocations.h"
#include "tests/rules/lake_race/lakes.h"

#include <gmock/gmock.h>

namespace fairway::lake_race {
namespace {

TEST(Allocations, AreCounted) {
  const std::uint64_t before = fairway::test::allocations();
  const std::vector<int> some(100);
  EXPECT_GT(fairway::test::allocations(), before) << some.size();
}

// Asks every question and acts on the last legal answer.
bool playTurn(Race& race, DiceStream& dice) {
  const int seat = race.seatToAct();
  DiceChoice last;
  forEachDiceChoice(race.boat(seat).dice, [&](const DiceChoice& choice) {
    const bool few = choice.keep.count() + choice.roll <= 4;
    if (few && !race.whyNotRoll(seat, choice)) last = choice;
  });
  bool legal = !race.roll(seat, last.keep, dice.roll(last.roll));
  Steer steer = Steer::Straight;
  for (Steer each : allSteers)
    if (!race.whyNotSteer(each) && race.moveFor(each).steps >= 0) steer = each;
  return legal && !race.steer(steer);
}

TEST(Allocations, AreNoneInATurn) {
  std::mt19937_64 random(8);
  for (int i = 0; i < 20; ++i) {
    const Course course = test::randomRaceableCourse(random, 6);
    const CourseBoard board(course);
    DiceStream dice(1, 0, 1);
    const std::uint64_t before = fairway::test::allocations();
    bool legal = true;
    Race race(board, {6, 1, true, {}});
    for (int seat = 0; seat < 6; ++seat)
      legal &=
          !race.place(race.seatToAct(), board.startCells()[static_cast<std::size_t>(seat)], Direction::NE);
    Race undo = race;
    for (int turn = 0; turn < 300 && !race.over(); ++turn) {
      legal &= playTurn(race, dice);
      undo = race;
    }
    const std::uint64_t after = fairway::test::allocations();
    EXPECT_TRUE(legal);
    EXPECT_EQ(after - before, 0u);
    EXPECT_EQ(undo, race);
  }
}

} // namespace
} // namespace fairway::lake_race
