#include "tests/validator/lake_race/par/small_courses.h"
#include "tests/validator/lake_race/par/stopping.h"
#include "validator/lake_race/simulation/simulate.h"

#include <gtest/gtest.h>
#include <tbb/task_arena.h>

#include <cmath>

namespace fairway::validator::lake_race {
namespace {

using fairway::lake_race::CourseBoard;

std::shared_ptr<const Par> solved(unsigned seed, int columns = 8, int rows = 6, int maxDice = 3) {
  WorkWatch watch;
  return Par::solve(CourseBoard(smallCourse(seed, columns, rows)), {maxDice, 60}, watch).value();
}

std::shared_ptr<const Par> solvedWithRoom(unsigned seed, std::size_t boats) {
  for (;; ++seed)
    if (CourseBoard(smallCourse(seed, 12, 8)).startCells().size() >= boats) return solved(seed, 12, 8);
}

SimulationResult simulated(const Par& par, std::vector<PilotKind> pilots, int races, std::uint64_t seed = 1) {
  WorkWatch watch;
  return simulate(par, {races, true, false, seed, std::move(pilots)}, watch).value();
}

TEST(Simulate, ABoatAloneCostsPar) {
  // Over many lakes: the mean of 3000 races within four and a half standard errors.
  for (unsigned seed = 1; seed <= lakes(10); ++seed) {
    const auto par = solved(seed);
    const SimulationResult result = simulated(*par, {PilotKind::Par}, 3000, seed);
    EXPECT_EQ(result.tally.races, 3000);
    EXPECT_NEAR(result.costMean, par->value(), 4.5 * result.costDeviation / std::sqrt(3000.0) + 1e-9) << seed;
  }
}

TEST(Simulate, CountsAddUp) {
  const auto par = solvedWithRoom(1, 4);
  const SimulationResult result =
      simulated(*par, {PilotKind::Par, PilotKind::Cautious, PilotKind::Bold, PilotKind::Random}, 403);
  EXPECT_EQ(result.tally.races, 403) << "exactly as many as asked for, whole blocks or not";
  EXPECT_EQ(result.tally.blocks, 100);
  std::int64_t wins = 0;
  std::int64_t ranks = 0;
  for (int seat = 1; seat <= 4; ++seat) {
    wins += result.tally.seats[seat].wins.total;
    ranks += result.tally.seats[seat].ranks;
    const Estimate& estimate = result.wins[static_cast<std::size_t>(seat - 1)];
    EXPECT_LE(estimate.low, estimate.share);
    EXPECT_GE(estimate.high, estimate.share);
  }
  EXPECT_EQ(wins + result.tally.abandoned, 403);
  EXPECT_EQ(ranks, (403 - result.tally.abandoned) * (1 + 2 + 3 + 4));
  EXPECT_GT(result.tally.seats[1].wins.total, result.tally.seats[4].wins.total) << "par beats chance";
  EXPECT_EQ(result.verdict, Fairness::Unfair);
}

TEST(Simulate, IsTheSameOnAnyNumberOfThreadsAndDiffersBySeed) {
  const auto par = solvedWithRoom(3, 3);
  const std::vector<PilotKind> pilots{PilotKind::Par, PilotKind::Random, PilotKind::Bold};
  std::vector<SimulationResult> results;
  for (int threads : {1, 2, 4}) {
    tbb::task_arena arena(threads);
    arena.execute([&] { results.push_back(simulated(*par, pilots, 300)); });
  }
  for (const SimulationResult& result : results) {
    EXPECT_EQ(result.tally.congestion, results[0].tally.congestion);
    EXPECT_EQ(result.tally.turns, results[0].tally.turns);
    for (int seat = 1; seat <= 3; ++seat)
      EXPECT_EQ(result.tally.seats[seat].wins.total, results[0].tally.seats[seat].wins.total);
  }
  EXPECT_NE(simulated(*par, pilots, 300, 2).tally.turns, results[0].tally.turns);
}

// Of two boats one always leads: only from three on the first to pass gate 1 may win too often.
TEST(Simulate, LeadersAreJudgedFromThreeBoatsOn) {
  const auto par = solvedWithRoom(1, 3);
  for (const std::size_t boats : {2U, 3U}) {
    const SimulationResult result = simulated(*par, std::vector<PilotKind>(boats, PilotKind::Par), 600);
    ASSERT_NE(judgeAtMost(result.leaderWon, mostLeaderWins), Fairness::Fair) << boats;
    EXPECT_EQ(result.runaway, boats == 2 ? Fairness::Fair : judgeAtMost(result.leaderWon, mostLeaderWins));
  }
}

// The figures of the boat that moves first, with what sinking costs, against sums over the turns of a race.
TEST(Simulate, MeansAreOfWhatWasCounted) {
  const auto par = solvedWithRoom(1, 2);
  const SimulationResult result = simulated(*par, {PilotKind::Par, PilotKind::Bold}, 300);
  const Tally& tally = result.tally;
  const auto number = [](std::int64_t whole) { return static_cast<double>(whole); };
  ASSERT_GT(tally.finished, 0);
  EXPECT_NEAR(result.turnMean, number(tally.turns) / number(tally.finished), 1e-12);
  EXPECT_NEAR(result.turnDeviation,
              deviationOf(number(tally.turns), number(tally.turnSquares), number(tally.finished)), 1e-12);
  const double sunk = number(tally.seats[1].sunk.total + tally.seats[2].sunk.total);
  EXPECT_NEAR(result.meanSunk, sunk / number(2 * tally.ended()), 1e-12);
}

TEST(Simulate, StopsWhenAsked) {
  struct Stopped : WorkWatch {
    bool stopWanted() const override { return true; }
  } stopped;
  const auto par = solved(1);
  EXPECT_FALSE(simulate(*par, {100, true, false, 1, {PilotKind::Par}}, stopped));
  StopAfter whole(never);
  const SimulationOptions options{100, true, false, 1, {PilotKind::Par}};
  ASSERT_TRUE(simulate(*par, options, whole));
  EXPECT_GE(whole.asked(), 100) << "before every race";
  for (const int moment : momentsOf(whole.asked())) {
    StopAfter watch(moment);
    EXPECT_FALSE(simulate(*par, options, watch)) << moment;
  }
}

TEST(Simulate, EndsEarlyOnceTheVerdictIsSure) {
  const auto par = solvedWithRoom(1, 2);
  WorkWatch watch;
  const auto result = simulate(*par, {4000, false, false, 1, {PilotKind::Par, PilotKind::Random}}, watch);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->verdict, Fairness::Unfair);
  EXPECT_LT(result->tally.races, 4000);
}

TEST(PilotKind, HasNames) {
  for (const char* name : {"par", "cautious", "bold", "random", "casual"})
    EXPECT_EQ(nameOf(*pilotNamed(name)), name);
  EXPECT_FALSE(pilotNamed("lucky"));
}

} // namespace
} // namespace fairway::validator::lake_race
