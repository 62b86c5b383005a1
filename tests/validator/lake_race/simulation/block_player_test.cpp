#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/block_player.h"
#include "validator/lake_race/simulation/random_pilot.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;
using fairway::lake_race::Race;

constexpr int noLimit = 4000;

const Par& pond() {
  static const auto par = [] {
    WorkWatch watch;
    for (unsigned seed = 1;; ++seed)
      if (const CourseBoard board(smallCourse(seed, 12, 8)); board.startCells().size() >= 4)
        return Par::solve(board, {3, 60}, watch).value();
  }();
  return *par;
}

Tally emptyTally() {
  return Tally(static_cast<std::size_t>(pond().board().cellCount()));
}

Tally played(const std::vector<PilotKind>& pilots, std::uint64_t block, int races, std::uint64_t seed = 1) {
  BlockPlayer player(pond(), pilots, seed, noLimit);
  Tally tally = emptyTally();
  player.play(block, races, tally);
  return tally;
}

TEST(BlockPlayer, PlaysABlockOrAPartOfIt) {
  const std::vector<PilotKind> pilots(3, PilotKind::Par);
  const Tally whole = played(pilots, 5, 3);
  EXPECT_EQ(whole.races, 3);
  EXPECT_EQ(whole.blocks, 1);
  std::int64_t wins = 0;
  std::int64_t inBlocks = 0;
  for (int seat = 1; seat <= 3; ++seat) {
    const BlockCount& count = whole.seats[seat].wins;
    wins += count.total;
    inBlocks += count.inBlocks;
    EXPECT_EQ(count.squaresOfBlocks, count.total * count.total);
  }
  EXPECT_EQ(wins, 3);
  EXPECT_EQ(inBlocks, 3);
  const Tally part = played(pilots, 5, 2);
  EXPECT_EQ(part.races, 2);
  EXPECT_EQ(part.blocks, 0) << "luck is even over whole blocks only";
  EXPECT_EQ(part.seats[1].wins.inBlocks, 0);
}

TEST(BlockPlayer, PlaysTheSameForTheSameSeedAndBlock) {
  const std::vector<PilotKind> pilots{PilotKind::Par, PilotKind::Random, PilotKind::Bold};
  EXPECT_EQ(played(pilots, 3, 3).turns, played(pilots, 3, 3).turns);
  std::set<std::int64_t> different;
  for (std::uint64_t block = 0; block < 12; ++block) different.insert(played(pilots, block, 3).turns);
  for (std::uint64_t seed = 2; seed < 12; ++seed) different.insert(played(pilots, 0, 3, seed).turns);
  EXPECT_GT(different.size(), 8u);
}

TEST(BlockPlayer, WhatWasPlayedBeforeDoesNotMatter) {
  const std::vector<PilotKind> pilots(4, PilotKind::Par);
  BlockPlayer player(pond(), pilots, 1, noLimit);
  Tally both = emptyTally();
  player.play(8, 4, both);
  player.play(9, 4, both);
  Tally added = played(pilots, 9, 4);
  added.add(played(pilots, 8, 4));
  EXPECT_EQ(both.races, added.races);
  EXPECT_EQ(both.blocks, added.blocks);
  EXPECT_EQ(both.turns, added.turns);
  EXPECT_EQ(both.turnSquares, added.turnSquares);
  EXPECT_EQ(both.congestion, added.congestion);
  for (int seat = 1; seat <= 4; ++seat) {
    EXPECT_EQ(both.seats[seat].wins.total, added.seats[seat].wins.total);
    EXPECT_EQ(both.seats[seat].wins.squaresOfBlocks, added.seats[seat].wins.squaresOfBlocks);
    EXPECT_EQ(both.seats[seat].ranks, added.seats[seat].ranks);
    EXPECT_EQ(both.seats[seat].points, added.seats[seat].points);
  }
}

// Were luck the seat's, the same seat would win both races of a block; were it drawn anew, every other block.
TEST(BlockPlayer, LuckGoesWithTheBoat) {
  const std::vector<PilotKind> pilots(2, PilotKind::Par);
  int shared = 0;
  int blocks = 0;
  for (std::uint64_t block = 0; block < 60; ++block, ++blocks)
    shared += played(pilots, block, 2).seats[1].wins.total == 1 ? 1 : 0;
  EXPECT_GT(shared, blocks / 2) << "the luckier boat wins from either seat more often than not";
}

TEST(RandomPilot, DoesEverythingLegalEquallyOften) {
  RandomPilot pilot(2);
  Logbook log(9);
  Race race(pond().board(), {2, 1, false, {}});
  std::map<std::pair<int, int>, int> places;
  constexpr int tries = 6000;
  for (int i = 0; i < tries; ++i) {
    const StartPlace place = pilot.choosePlace(race, log);
    ++places[{place.cell, static_cast<int>(place.heading)}];
  }
  const double expected = static_cast<double>(tries) / static_cast<double>(places.size());
  EXPECT_EQ(places.size(), pond().board().startCells().size() * 6);
  for (const auto& [place, count] : places) EXPECT_NEAR(count, expected, 5 * std::sqrt(expected));
}

TEST(RandomPilot, KeepsToTheRulesAndItsDice) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    RandomPilot pilot(2);
    Logbook log(seed);
    Race race(pond().board(), {2, 1, false, {}});
    while (race.stage() == fairway::lake_race::Stage::Placing) {
      const StartPlace place = pilot.choosePlace(race, log);
      ASSERT_FALSE(race.place(race.seatToAct(), place.cell, place.heading));
    }
    for (int turn = 0; turn < 60 && !race.over(); ++turn) {
      const fairway::lake_race::DiceChoice choice = pilot.chooseDice(race, log);
      EXPECT_LE(choice.keep.count() + choice.roll, 2);
      fairway::lake_race::Dice rolled;
      for (int die = 0; die < choice.roll; ++die) rolled.add(1 + static_cast<int>(log.chance.below(3)));
      ASSERT_FALSE(race.roll(race.seatToAct(), choice.keep, rolled));
      ASSERT_FALSE(race.steer(pilot.chooseSteer(race, log)));
    }
  }
}

} // namespace
} // namespace fairway::validator::lake_race
