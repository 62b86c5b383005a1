#include "tests/validator/lake_race/par/small_courses.h"
#include "validator/lake_race/simulation/race_runner.h"
#include "validator/lake_race/simulation/simulate.h"

#include <gtest/gtest.h>

#include <cmath>

// Luck taken out of the results of races.
namespace fairway::validator::lake_race {
namespace {

std::shared_ptr<const Par> solvedPond(unsigned seed, int players) {
  WorkWatch watch;
  const auto board = boardWithRoom(seed, 12, 8, static_cast<std::size_t>(players));
  return Par::solve(board, {4, 60}, watch).value();
}

SimulationResult raced(const Par& par, int players, std::int64_t races, std::uint64_t seed, bool ghosts) {
  WorkWatch watch;
  SimulationOptions options;
  options.races = races;
  options.exact = true;
  options.seed = seed;
  options.ghosts = ghosts;
  options.pilots.assign(static_cast<std::size_t>(players), PilotKind::Par);
  return simulate(par, options, watch).value();
}

// Boats that do not meet: luck is all there is, so without it every single race comes out the same, and as
// turn order and start places say.
TEST(Ghosts, EveryRaceWithoutLuckIsTheChanceAtTheGrid) {
  for (unsigned seed = 1; seed <= lakes(4); ++seed) {
    const int players = 2 + static_cast<int>(seed % 3);
    const auto par = solvedPond(seed, players);
    const auto lonely = lonelyRaces(*par, players, unwatched());
    ASSERT_TRUE(lonely);
    const std::vector<PilotKind> pilots(static_cast<std::size_t>(players), PilotKind::Par);
    const auto runner = runnerFor(*par, pilots, 4000);
    LuckMeter meter(*par, true);
    runner->follow(meter, true);
    RaceNotes notes;
    for (std::uint64_t race = 0; race < 100; ++race) {
      std::vector<BoatLuck> luck;
      for (int boat = 1; boat <= players; ++boat) luck.push_back(luckOf(seed, race, boat));
      runner->run({players, 1, false, {}}, luck, notes);
      ASSERT_TRUE(notes.over);
      EXPECT_TRUE(notes.stops.empty());
      const int winner = notes.outcome.ranking[0];
      const RaceStory story = meter.story(winner);
      for (int seat = 1; seat <= players; ++seat)
        EXPECT_NEAR((seat == winner ? 1 : 0) - story.luck[seat],
                    lonely->startPlaces[static_cast<std::size_t>(seat - 1)], 1e-9);
    }
  }
}

TEST(Ghosts, AreSimulatedWithoutVariance) {
  const auto par = solvedPond(2, 3);
  const SimulationResult result = raced(*par, 3, 600, 1, true);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_NEAR(result.adjusted[seat].share,
                1.0 / 3 + result.edges[seat].turnOrder + result.edges[seat].startPlaces, 1e-8);
    EXPECT_LT(result.adjusted[seat].deviation, 1e-4); // as far as the units of sums go
    EXPECT_GT(result.wins[seat].deviation, 0.05);
  }
}

// Raw and adjusted rates are of the same races: they differ by luck, whose mean is 0.
TEST(AdjustedResults, AgreeWithRawOnesWithinTheirErrors) {
  const auto par = solvedPond(3, 4);
  const std::uint64_t seeds = test::sanitized ? 3 : 100;
  std::array<double, 4> sum{};
  std::array<double, 4> squares{};
  double rawVariance = 0;
  double adjustedVariance = 0;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    const SimulationResult result = raced(*par, 4, 80, seed, false);
    double all = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      const double difference = result.wins[seat].share - result.adjusted[seat].share;
      sum[seat] += difference;
      squares[seat] += difference * difference;
      rawVariance += std::pow(result.wins[seat].deviation, 2);
      adjustedVariance += std::pow(result.adjusted[seat].deviation, 2);
      all += result.adjusted[seat].share;
    }
    EXPECT_NEAR(all, 1, 1e-7);
  }
  const auto count = static_cast<double>(seeds);
  for (std::size_t seat = 0; seat < 4; ++seat)
    EXPECT_LT(std::fabs(sum[seat] / count),
              4 * deviationOf(sum[seat], squares[seat], count) / std::sqrt(count) + 1e-9);
  EXPECT_LT(adjustedVariance, rawVariance / 1.5);
}

// The verdict goes by the adjusted rates of perfect boats, and the figures do not depend on threads.
TEST(AdjustedResults, AreWhatIsJudged) {
  const auto par = solvedPond(5, 3);
  const SimulationResult result = raced(*par, 3, 900, 4, false);
  EXPECT_TRUE(result.judgedByAdjusted);
  EXPECT_EQ(&result.judged(), &result.adjusted);
  ASSERT_TRUE(result.character);
  ASSERT_TRUE(result.character->luck);
  EXPECT_LE(result.character->luck->value, 1);
  EXPECT_GE(result.character->drama.value, 0);
  EXPECT_LE(result.character->decided.value, 1);
  const SimulationResult again = raced(*par, 3, 900, 4, false);
  EXPECT_EQ(result.tally.seats[2].adjusted.squaresOfBlocks, again.tally.seats[2].adjusted.squaresOfBlocks);
}

} // namespace
} // namespace fairway::validator::lake_race
