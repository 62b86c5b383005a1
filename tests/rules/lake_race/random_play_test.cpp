// Properties that hold whatever is played: random lakes, random legal choices.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/playing.h"

#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/play/referee.h"

#include <gmock/gmock.h>

#include <cmath>
#include <numbers>

namespace fairway::lake_race {
namespace {

using CellIndex = CourseBoard::CellIndex;

void checkStanding(const Race& race, const Race& before) {
  int racing = 0;
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    const Boat& was = before.boat(seat);
    ASSERT_TRUE(race.board().isWater(boat.cell)) << "a boat is always on free water";
    ASSERT_GE(boat.damage, was.damage) << "damage never falls within a race";
    ASSERT_GE(boat.progress.gate, was.progress.gate) << "a gate that is done stays done";
    ASSERT_LE(boat.turns, was.turns + 1);
    ASSERT_EQ(boat.status == BoatStatus::Finished, boat.progress.finished());
    ASSERT_EQ(boat.status == BoatStatus::Sunk, boat.damage >= sinkingDamage && !boat.progress.finished());
    if (boat.status == BoatStatus::Racing) {
      ++racing;
      for (int other = 1; other < seat; ++other)
        ASSERT_FALSE(race.boat(other).status == BoatStatus::Racing && race.boat(other).cell == boat.cell)
            << "two boats on a cell";
      ASSERT_LE(boat.dice.total(), maxLakeSide) << "dice were run in full, or lost";
    }
  }
  ASSERT_EQ(racing, race.racing());
  ASSERT_EQ(race.over(), racing <= (race.variant() ? 0 : 1));
  if (race.over()) {
    ASSERT_EQ(ranking(race).size(), race.players());
  }
}

TEST(RandomPlay, BoatsStayOnFreeWaterAndDamageNeverFalls) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 300; ++i) {
    const Course course = test::randomCourse(random);
    const CourseBoard board(course);
    const int players = 1 + i % 6;
    if (static_cast<int>(board.startCells().size()) < players) continue;
    Race race(board, {players, 1, i % 3 == 0, {}});
    test::placeAll(race, allDirections[static_cast<std::size_t>(i % 6)]);
    for (int turn = 0; turn < 400 && !race.over(); ++turn) {
      const Race before = race;
      test::playRandomTurn(race, random);
      checkStanding(race, before);
      if (HasFatalFailure()) return;
    }
  }
}

// An opinion on gates that counts angles, not crossings: how far a boat has turned round the buoy, seen from
// the gate's direction in the arrow's sense, says how often it has passed the gate on balance.
class Winding {
public:
  Winding(const Course& course, const Gate& gate) : stagger_(course.lake.stagger), gate_(gate) {}

  // The angle at this point, lifted to be near `near`.
  double angleAt(double q, double r, double near) const {
    const auto [x, y] = onPaper(q - gate_.origin.q, r - gate_.origin.r);
    const auto [ux, uy] = onPaper(gate_.along.q, gate_.along.r);
    double angle = std::atan2(ux * y - uy * x, ux * x + uy * y); // y is downwards: positive is clockwise
    if (gate_.sense == Arrow::Counterclockwise) angle = -angle;
    return angle + 2 * std::numbers::pi * std::round((near - angle) / (2 * std::numbers::pi));
  }
  double angleAt(Cell cell, double near) const {
    const Hex hex = toHex(cell, stagger_);
    return angleAt(hex.q, hex.r, near);
  }
  // How often the gate lies behind: a centre exactly on the line is not beyond it.
  static int passed(double angle) {
    return static_cast<int>(std::ceil(angle / (2 * std::numbers::pi) - 1e-7)) - 1;
  }

private:
  static std::pair<double, double> onPaper(double q, double r) {
    return {q + r / 2, r * std::numbers::sqrt3 / 2};
  }
  Stagger stagger_;
  Gate gate_;
};

// Follows one boat over water with random steps, long enough to round buoys both ways.
TEST(RandomPlay, BuoysAreRoundedExactlyWhenTheAngleSaysSo) {
  std::mt19937_64 random(11);
  int roundings = 0;
  int owedSeen = 0;
  for (int i = 0; i < 200; ++i) {
    const Course course = test::randomCourse(random, 12);
    const CourseBoard board(course);
    if (board.startCells().empty()) continue;
    for (int gate = 1; gate <= 3; ++gate) {
      const Winding winding(course, board.gates()[static_cast<std::size_t>(gate)]);
      CellIndex at = board.startCells().front();
      Progress progress{static_cast<std::uint8_t>(gate), 0};
      double angle = winding.angleAt(board.cellAt(at), 0);
      const int before = Winding::passed(angle);
      auto direction = Direction::E;
      for (int step = 0; step < 600 && progress.gate == gate; ++step) {
        if (random() % 3 == 0) direction = allDirections[random() % 6];
        const CellIndex to = board.next(at, direction);
        if (to == CourseBoard::noCell) {
          direction = allDirections[random() % 6];
          continue;
        }
        progress = board.advance(progress, at, direction);
        at = to;
        angle = winding.angleAt(board.cellAt(at), angle);
        const int net = Winding::passed(angle) - before;
        ASSERT_EQ(progress.gate > gate, net == 1) << "passed exactly when the net number of passes says so";
        if (progress.gate == gate) {
          ASSERT_EQ(progress.owed, -net);
        }
        owedSeen += progress.owed > 0 ? 1 : 0;
      }
      roundings += progress.gate > gate ? 1 : 0;
    }
  }
  EXPECT_GT(roundings, 100);
  EXPECT_GT(owedSeen, 1000);
}

// Where one step passes two gates, the angle of the later one counts from where the earlier one was met.
TEST(RandomPlay, EveryFinisherPassedAllFiveGatesInOrder) {
  std::mt19937_64 random(5);
  int finishers = 0;
  for (int i = 0; i < 60; ++i) {
    const Course course = test::randomRaceableCourse(random, 1, 12);
    const CourseBoard board(course);
    Race race(board, {1, 1, false, {}});
    test::placeAll(race, Direction::E);
    std::vector<int> passed;
    while (!race.over()) {
      const int before = race.boat(1).progress.gate;
      test::sail(race);
      for (int gate = before; gate < race.boat(1).progress.gate; ++gate) passed.push_back(gate);
    }
    EXPECT_THAT(passed, testing::ElementsAre(0, 1, 2, 3, 4));
    EXPECT_EQ(race.finishers().size(), 1);
    ++finishers;
  }
  EXPECT_EQ(finishers, 60);
}

TEST(RandomPlay, ReplayingAPlayedRaceGivesTheSameEnd) {
  std::mt19937_64 random(21);
  for (int i = 0; i < 60; ++i) {
    const Course course = test::randomCourse(random);
    const CourseBoard board(course);
    const int players = 2 + i % 5;
    if (static_cast<int>(board.startCells().size()) < players) continue;
    RaceRecord record{players, 1 + i % players, {}, {}};
    Race race(board, {players, record.first, i % 2 == 0, {}});
    while (race.stage() == Stage::Placing) {
      const CellIndex cell = board.startCells()[record.grid.size()];
      record.grid.push_back({race.seatToAct(), board.cellAt(cell), Direction::NE});
      ASSERT_EQ(race.place(race.seatToAct(), cell, Direction::NE), std::nullopt);
    }
    for (int turn = 0; turn < 200 && !race.over(); ++turn)
      record.turns.push_back(test::playRandomTurn(race, random));
    const Result<Replay, RecordFault> replayed = replay({i % 2 == 0, {}}, {{course, record}});
    ASSERT_TRUE(replayed.ok());
    ASSERT_TRUE(replayed->legal()) << replayed->illegal->message.english();
    for (int seat = 1; seat <= players; ++seat)
      EXPECT_EQ(replayed->races[0].boats[static_cast<std::size_t>(seat - 1)].boat, race.boat(seat));
    EXPECT_EQ(replayed->races[0].over, race.over());
  }
}

// One stream a boat: what one decides does not change what another rolls.
TEST(RandomPlay, ABoatsDiceDoNotDependOnOthers) {
  DiceStream mine(3, 0, 2);
  DiceStream other(3, 0, 1);
  DiceStream mineAgain(3, 0, 2);
  for (int i = 0; i < 100; ++i) {
    static_cast<void>(other.roll(i % 7)); // another boat rolls as it likes in between
    EXPECT_EQ(mine.roll(2), mineAgain.roll(2));
  }
}

} // namespace
} // namespace fairway::lake_race
