// How fast races are played with random legal choices on a 24 x 24 lake, and how often a turn allocates
// (never).
#include "rules/lake_race/play/dice_stream.h"
#include "rules/lake_race/play/race.h"
#include "rules/lake_race/route/choose.h"
#include "tests/rules/lake_race/count_allocations.h"

#include <benchmark/benchmark.h>

namespace fairway::lake_race {
namespace {

// 24 x 24 with about one cell in ten land, as on the published board.
Course publishedSize() {
  Course course;
  course.lake.map = TerrainMap(24, 24);
  course.placement = {{10, 12}, Direction::E, {Cell{4, 4}, Cell{20, 5}, Cell{12, 21}}};
  Random random(24);
  for (int row = 1; row <= 24; ++row)
    for (int column = 1; column <= 24; ++column)
      if (random.below(10) == 0) course.lake.map.set({column, row}, Terrain::Land);
  for (int row = 11; row <= 14; ++row)
    for (int column = 10; column <= 16; ++column) course.lake.map.set({column, row}, Terrain::Water);
  course.choices = chosen(course.lake, course.placement, {});
  return course;
}

Race started(const CourseBoard& board, int players) {
  Race race(board, {players, 1, true, {}});
  for (int i = 0; i < players; ++i)
    static_cast<void>(race.place(race.seatToAct(), board.startCells()[static_cast<std::size_t>(i)],
                                 allDirections[static_cast<std::size_t>(i % 6)]));
  return race;
}

// Any legal choice of dice, all alike.
DiceChoice anyDice(Dice have, Random& random) {
  const auto upTo = [&](int most) {
    return static_cast<int>(random.below(static_cast<std::uint64_t>(most) + 1));
  };
  for (;;) {
    const Dice keep(upTo(have.showing(1)), upTo(have.showing(2)), upTo(have.showing(3)));
    const int roll = have.count() - 1 + upTo(2) - keep.count();
    if (roll >= 0) return {keep, roll};
  }
}

Steer anySteer(SteerSet legal, Random& random) {
  for (;;) {
    const Steer steer = allSteers[random.below(3)];
    if (legal.contains(steer)) return steer;
  }
}

void playTurn(Race& race, std::array<DiceStream, 6>& dice, Random& random) {
  const int seat = race.seatToAct();
  const DiceChoice choice = anyDice(race.boat(seat).dice, random);
  const Dice rolled = dice[static_cast<std::size_t>(seat - 1)].roll(choice.roll);
  const Refusal rolling = race.roll(seat, choice.keep, rolled);
  const Refusal steering = race.steer(anySteer(race.legalSteers(), random));
  FAIRWAY_EXPECTS(!rolling && !steering);
}

std::array<DiceStream, 6> streams(std::uint64_t seed) {
  return {DiceStream(seed, 0, 1), DiceStream(seed, 0, 2), DiceStream(seed, 0, 3),
          DiceStream(seed, 0, 4), DiceStream(seed, 0, 5), DiceStream(seed, 0, 6)};
}

void boatTurns(benchmark::State& state) {
  const CourseBoard board(publishedSize());
  const Race start = started(board, static_cast<int>(state.range(0)));
  std::array<DiceStream, 6> dice = streams(1);
  Random random(1);
  Race race = start;
  std::int64_t turns = 0;
  const std::uint64_t before = test::allocations();
  for (auto _ : state) {
    for (int i = 0; i < 1000; ++i) {
      if (race.over()) race = start;
      playTurn(race, dice, random);
    }
    turns += 1000;
  }
  const std::uint64_t made = test::allocations() - before;
  state.counters["turns/s"] = benchmark::Counter(static_cast<double>(turns), benchmark::Counter::kIsRate);
  state.counters["allocations/turn"] = static_cast<double>(made) / static_cast<double>(turns);
  state.counters["bytes/race"] = static_cast<double>(sizeof(Race));
}
BENCHMARK(boatTurns)->Arg(2)->Arg(4)->Arg(6);

// What a look ahead costs: every legal turn of one boat with three dice.
void everyTurnOfABoat(benchmark::State& state) {
  const CourseBoard board(publishedSize());
  const CourseBoard::CellIndex at = board.startCells().front();
  std::int64_t moves = 0;
  for (auto _ : state)
    forEachDiceChoice(Dice(1, 1, 1), [&](const DiceChoice& choice) {
      forEachRoll(choice.roll, [&](Dice rolled, std::uint64_t) {
        const int distance = (choice.keep + rolled).total();
        for (Steer steer : allSteers)
          if (legalSteers(board, at, Direction::NE, distance).contains(steer)) {
            benchmark::DoNotOptimize(moveAlone(board, at, steered(Direction::NE, steer), distance, {}));
            ++moves;
          }
      });
    });
  state.counters["moves/s"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(everyTurnOfABoat);

void buildABoard(benchmark::State& state) {
  const Course course = publishedSize();
  for (auto _ : state) benchmark::DoNotOptimize(CourseBoard(course));
}
BENCHMARK(buildABoard);

} // namespace
} // namespace fairway::lake_race
