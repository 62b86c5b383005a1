// Known counts of legal turns, as chess programs count moves: the race and a naive reading of the rules walk
// the same tree, compared at every turn.
#include "tests/rules/lake_race/lakes.h"
#include "tests/rules/lake_race/naive_boats.h"
#include "tests/rules/lake_race/playing.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::lake_race {
namespace {

using test::NaiveBoat;
using test::NaiveLake;

// Counts the ways to play so many turns: kinds of dice choices, results and steering.
std::uint64_t perft(const Race& race, int turns) {
  if (turns == 0 || race.over()) return 1;
  std::uint64_t count = 0;
  const int seat = race.seatToAct();
  forEachDiceChoice(race.boat(seat).dice, [&](const DiceChoice& choice) {
    forEachRoll(choice.roll, [&](Dice rolled, std::uint64_t) {
      Race lying = race;
      ASSERT_EQ(lying.roll(seat, choice.keep, rolled), std::nullopt);
      for (Steer steer : allSteers) {
        if (!lying.legalSteers().contains(steer)) continue;
        Race next = lying;
        ASSERT_EQ(next.steer(steer), std::nullopt);
        count += perft(next, turns - 1);
      }
    });
  });
  return count;
}

struct NaiveRace {
  std::vector<NaiveBoat> boats; // by seat
  int players = 0;
  int seat = 1;
  bool variant = false;

  bool over() const {
    const auto racing =
        std::count_if(boats.begin(), boats.end(), [](const NaiveBoat& b) { return b.racing(); });
    return racing <= (variant ? 0 : 1);
  }
  NaiveBoat& boat() { return boats[static_cast<std::size_t>(seat - 1)]; }
  std::vector<Cell> others() const {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < boats.size(); ++i)
      if (static_cast<int>(i) + 1 != seat && boats[i].racing()) cells.push_back(boats[i].cell);
    return cells;
  }
  void pass() {
    if (over()) return;
    do seat = seat % players + 1;
    while (!boat().racing());
  }
};

std::uint64_t perft(const NaiveLake& lake, const NaiveRace& race, int turns) {
  if (turns == 0 || race.over()) return 1;
  std::uint64_t count = 0;
  NaiveRace at = race;
  for (const auto& [kept, rolled] : NaiveLake::diceChoices(at.boat().dice))
    for (const std::vector<int>& roll : NaiveLake::rolls(rolled)) {
      NaiveRace lying = race;
      std::vector<int>& dice = lying.boat().dice;
      dice = kept;
      dice.insert(dice.end(), roll.begin(), roll.end());
      std::sort(dice.begin(), dice.end());
      for (Steer steer : lake.steers(lying.boat())) {
        NaiveRace next = lying;
        next.boat() = lake.moved(next.boat(), steer, next.others());
        next.pass();
        count += perft(lake, next, turns - 1);
      }
    }
  return count;
}

NaiveRace naiveOf(const Race& race) {
  NaiveRace naive;
  naive.players = race.players();
  naive.seat = race.seatToAct();
  naive.variant = race.variant();
  for (int seat = 1; seat <= race.players(); ++seat) {
    const Boat& boat = race.boat(seat);
    naive.boats.push_back({race.board().cellAt(boat.cell), boat.heading, faces(boat.dice), boat.damage,
                           boat.progress.gate, boat.progress.owed, boat.status == BoatStatus::Sunk});
  }
  return naive;
}

struct Known {
  const char* name;
  Course course;
  int players;
  Direction heading;
  std::vector<std::uint64_t> counts; // after 1, 2, ... turns
};

std::vector<Known> knownLakes() {
  return {{"open water", test::roundTheStrip(), 2, Direction::E, {11, 132, 3756, 115092}},
          {"harbour", test::harbour(), 3, Direction::SE, {7, 56, 336, 6720, 151872}},
          {"corridor", test::corridor(8), 2, Direction::E, {6, 36, 396, 4356, 107976}}};
}

TEST(Perft, KnownCountsOnFixedLakes) {
  for (const Known& known : knownLakes()) {
    SCOPED_TRACE(known.name);
    const CourseBoard board(known.course);
    Race race(board, {known.players, 1, false, {}});
    test::placeAll(race, known.heading);
    for (std::size_t turns = 1; turns <= known.counts.size(); ++turns)
      EXPECT_EQ(perft(race, static_cast<int>(turns)), known.counts[turns - 1]) << turns << " turns";
  }
}

TEST(Perft, TheNaiveReadingCountsTheSame) {
  for (const Known& known : knownLakes()) {
    SCOPED_TRACE(known.name);
    const CourseBoard board(known.course);
    const NaiveLake lake(known.course);
    Race race(board, {known.players, 1, false, {}});
    test::placeAll(race, known.heading);
    const int most = static_cast<int>(known.counts.size()) - (fairway::test::sanitized ? 1 : 0);
    for (int turns = 1; turns <= most; ++turns)
      EXPECT_EQ(perft(lake, naiveOf(race), turns), known.counts[static_cast<std::size_t>(turns - 1)]);
  }
}

// Placing: each boat takes one of the cells left, in six headings.
TEST(Perft, CountsOfGrids) {
  const Course course = test::roundTheStrip();
  const CourseBoard board(course);
  for (int players = 2; players <= 4; ++players) {
    std::uint64_t expected = 1;
    for (int i = 0; i < players; ++i) expected *= (13 - static_cast<std::uint64_t>(i)) * 6;
    std::uint64_t count = 1;
    Race race(board, {players, 1, false, {}});
    while (race.stage() == Stage::Placing) {
      std::uint64_t places = 0;
      CourseBoard::CellIndex last = CourseBoard::noCell;
      race.forEachPlace([&](CourseBoard::CellIndex cell) {
        ++places;
        last = cell;
      });
      count *= places * 6;
      ASSERT_EQ(race.place(race.seatToAct(), last, Direction::E), std::nullopt);
    }
    EXPECT_EQ(count, expected);
  }
}

// Every turn that can be played from everywhere on small lakes: what the race accepts is exactly what the
// naive reading lists, and every outcome is the same.
void compareTurns(const NaiveLake& lake, const Race& race) {
  const NaiveRace naive = naiveOf(race);
  const int seat = race.seatToAct();
  NaiveRace at = naive;
  std::set<std::pair<std::vector<int>, int>> choices;
  forEachDiceChoice(race.boat(seat).dice, [&](const DiceChoice& choice) {
    choices.insert({faces(choice.keep), choice.roll});
  });
  const auto expected = NaiveLake::diceChoices(at.boat().dice);
  ASSERT_EQ(choices, (std::set(expected.begin(), expected.end())));
  for (const auto& [kept, rolled] : expected)
    for (const std::vector<int>& roll : NaiveLake::rolls(rolled)) {
      Race lying = race;
      ASSERT_EQ(lying.roll(seat, diceShowing(kept).value(), diceShowing(roll).value()), std::nullopt);
      NaiveRace naiveLying = naive;
      naiveLying.boat().dice = faces(lying.boat(seat).dice);
      const std::vector<Steer> steers = lake.steers(naiveLying.boat());
      for (Steer steer : allSteers) {
        const bool legal = std::find(steers.begin(), steers.end(), steer) != steers.end();
        Race next = lying;
        ASSERT_EQ(!next.steer(steer), legal);
        if (!legal) continue;
        NaiveRace naiveNext = naiveLying;
        naiveNext.boat() = lake.moved(naiveNext.boat(), steer, naiveNext.others());
        naiveNext.pass();
        const NaiveRace got = naiveOf(next);
        ASSERT_EQ(got.boats, naiveNext.boats);
        ASSERT_EQ(next.over(), naiveNext.over());
        if (!next.over()) {
          ASSERT_EQ(got.seat, naiveNext.seat);
        }
      }
    }
}

// From every cell, in every heading, over every distance, before every gate.
TEST(ExhaustiveTurns, EveryMoveOfABoatAloneOnSmallLakes) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 25; ++i) {
    const Course course = test::randomCourse(random, 9);
    const CourseBoard board(course);
    const NaiveLake lake(course);
    for (CourseBoard::CellIndex cell = 0; cell < board.cellCount(); ++cell) {
      ASSERT_EQ(board.isWater(cell), lake.isOpen(board.cellAt(cell)));
      if (!board.isWater(cell)) continue;
      for (Direction heading : allDirections)
        for (int distance : {0, 1, 2, 3, 6, 10})
          for (int gate = 0; gate < gateCount; ++gate)
            for (int owed = 0; owed <= (isBuoyGate(gate) ? 1 : 0); ++owed) {
              const NaiveBoat boat{board.cellAt(cell),
                                   heading,
                                   std::vector<int>(static_cast<std::size_t>(distance), 1),
                                   0,
                                   gate,
                                   owed,
                                   false};
              const NaiveBoat expected = lake.moved(boat, Steer::Straight, {});
              const Progress progress{static_cast<std::uint8_t>(gate), static_cast<std::uint16_t>(owed)};
              const Move move = moveAlone(board, cell, heading, distance, progress);
              ASSERT_EQ(board.cellAt(move.end), expected.cell);
              ASSERT_EQ(move.missing, expected.damage);
              ASSERT_EQ(move.progress.gate, expected.gate);
              if (!move.progress.finished()) {
                ASSERT_EQ(move.progress.owed, expected.owed);
              }
            }
    }
  }
}

TEST(ExhaustiveTurns, AgreeWithTheNaiveReadingAlongRandomRaces) {
  std::mt19937_64 random(99);
  for (int i = 0; i < fairway::test::cases(250); ++i) {
    const Course course = test::randomCourse(random, 10);
    const CourseBoard board(course);
    const int players = 2 + i % 3;
    if (static_cast<int>(board.startCells().size()) < players) continue;
    const NaiveLake lake(course);
    Race race(board, {players, 1 + i % players, i % 2 == 0, {}});
    test::placeAll(race, allDirections[static_cast<std::size_t>(i % 6)]);
    for (int turn = 0; turn < 30 && !race.over() && !testing::Test::HasFatalFailure(); ++turn) {
      compareTurns(lake, race);
      test::playRandomTurn(race, random);
    }
  }
}

} // namespace
} // namespace fairway::lake_race
