#include "validator/pool/simulation/simulate.h"

#include "tests/rules/pool/pools.h"

#include <gmock/gmock.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cmath>
#include <numeric>

// Many games at once: what is counted, and what it comes to.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::publishedPool;

SimulationResult simulated(const Pool& pool, int games, PilotKind pilot, PlacementKind placement) {
  SimulationOptions options;
  options.races = games;
  options.pilots = {pilot, pilot};
  options.placement = placement;
  WorkWatch nobody;
  return *simulate(PoolBoard(pool), options, nobody);
}

TEST(PoolSimulation, IsTheSameOnAnyNumberOfThreads) {
  const auto run = [](int threads) {
    tbb::task_arena arena(threads);
    SimulationResult result;
    arena.execute([&] { result = simulated(publishedPool(), 40, PilotKind::Quick, PlacementKind::Random); });
    return result;
  };
  const SimulationResult one = run(1);
  const SimulationResult four = run(4);
  EXPECT_EQ(one.tally.wins, four.tally.wins);
  EXPECT_EQ(one.tally.turns, four.tally.turns);
  EXPECT_EQ(one.tally.lengths, four.tally.lengths);
  EXPECT_EQ(one.tally.games, 40);
  EXPECT_EQ(one.points[Side::Red].low, four.points[Side::Red].low);
}

TEST(PoolSimulation, AddsUp) {
  const SimulationResult result = simulated(publishedPool(), 60, PilotKind::Quick, PlacementKind::Setup);
  const Tally& tally = result.tally;
  EXPECT_EQ(tally.wins[Side::Red] + tally.wins[Side::Yellow] + tally.draws, 60);
  EXPECT_EQ(std::accumulate(tally.ends.begin(), tally.ends.end(), std::int64_t{0}), 60);
  EXPECT_DOUBLE_EQ(result.points[Side::Red].share + result.points[Side::Yellow].share, 1);
  EXPECT_LE(tally.tiles[Side::Red] + tally.tiles[Side::Yellow], 60 * 12);
  EXPECT_GE(tally.turnsOfMost(), static_cast<int>(result.meanTurns()));
}

TEST(PoolSimulation, SaysWhyAPoolCannotBePlayed) {
  Pool pool = publishedPool();
  EXPECT_EQ(whyNotPlayed(pool, PlacementKind::Setup), std::nullopt);
  EXPECT_EQ(whyNotPlayed(pool, PlacementKind::Random), std::nullopt);
  (*pool.setup)[Side::Red].pop_back();
  EXPECT_NE(whyNotPlayed(pool, PlacementKind::Setup), std::nullopt);
  pool.setup.reset();
  EXPECT_NE(whyNotPlayed(pool, PlacementKind::Setup), std::nullopt);
  const Pool whole = pool;
  pool.start[Side::Red].pop_back();
  EXPECT_EQ(whyNotPlayed(pool, PlacementKind::Random)->english(),
            "the start rows of red do not take all tiles");
  pool = whole;
  pool.start[Side::Yellow].pop_back();
  EXPECT_EQ(whyNotPlayed(pool, PlacementKind::Random)->english(),
            "the start rows of yellow do not take all tiles");
  // Red needs both squares, and yellow one of them.
  Pool shared = fairway::pool::test::drawn("..../....");
  shared.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  shared.start[Side::Red] = {{1, 2, ColumnRange{1, 2}}};
  shared.start[Side::Yellow] = {{1, 1, ColumnRange{2, 2}}, {2, 1, {}}};
  EXPECT_NE(whyNotPlayed(shared, PlacementKind::Random), std::nullopt);
}

TEST(PoolSimulation, PlacementsHaveNames) {
  EXPECT_EQ(nameOf(PlacementKind::Setup), "setup");
  EXPECT_EQ(nameOf(PlacementKind::Random), "random");
}

// The number of the first endless game is kept whoever counts it.
TEST(PoolSimulation, TheFirstEndlessGameIsThatWithTheLeastNumber) {
  const auto firstOf = [](std::optional<std::int64_t> a, std::optional<std::int64_t> b) {
    Tally tally, other;
    tally.firstEndless = a;
    other.firstEndless = b;
    tally.add(other);
    return tally.firstEndless;
  };
  EXPECT_EQ(firstOf(5, 3), 3);
  EXPECT_EQ(firstOf(3, 5), 3);
  EXPECT_EQ(firstOf(5, std::nullopt), 5);
  EXPECT_EQ(firstOf(std::nullopt, 5), 5);
  EXPECT_EQ(firstOf(std::nullopt, std::nullopt), std::nullopt);
}

// Where nobody can arrive or be bitten all games are drawn.
TEST(PoolSimulation, DrawsAreHalfAPointForEachSide) {
  Pool puddles = fairway::pool::test::drawn("..#..");
  puddles.crocodiles = {usualCrocodile(1)};
  puddles.start[Side::Red] = {{1, 1, ColumnRange{1, 2}}};
  puddles.start[Side::Yellow] = {{1, 1, ColumnRange{4, 5}}};
  const SimulationResult result = simulated(puddles, 20, PilotKind::Quick, PlacementKind::Random);
  EXPECT_EQ(result.tally.draws, 20);
  for (const Side side : bothSides) EXPECT_EQ(result.points[side].share, 0.5);
  EXPECT_EQ(result.endless.share, 1);
  EXPECT_EQ(result.tally.firstEndless, 0);
  EXPECT_EQ(result.tally.opened, 0);
  Pool hasty = publishedPool();
  hasty.quiet = minQuiet;
  const SimulationResult some = simulated(hasty, 40, PilotKind::Quick, PlacementKind::Setup);
  const auto wins = static_cast<double>(some.tally.wins[Side::Red]);
  const auto draws = static_cast<double>(some.tally.draws);
  EXPECT_GT(std::min(wins, draws), 0);
  const double mean = (wins + draws / 2) / 40;
  EXPECT_NEAR(some.points[Side::Red].share, mean, 1e-12);
  EXPECT_NEAR(some.points[Side::Red].deviation, std::sqrt((wins + draws / 4) / 40 - mean * mean), 1e-12);
}

TEST(PoolSimulation, NinetyFiveInAHundredAreCountedExactly) {
  Tally tally;
  tally.games = 20;
  for (int length = 1; length <= 20; ++length) tally.lengths[length] = 1;
  EXPECT_EQ(tally.turnsOfMost(), 19);
  tally.lengths[20] = 2;
  tally.games = 21;
  EXPECT_EQ(tally.turnsOfMost(), 20);
  tally = {};
  tally.games = 1000;
  for (int length = 1; length <= 1000; ++length) tally.lengths[length] = 1;
  EXPECT_EQ(tally.turnsOfMost(), 950);
}

// A pool that treats both sides alike is not to blame for what beginning is worth.
TEST(PoolSimulation, IsNeutralWhereTheSidesAreAlike) {
  SimulationOptions options;
  const Pool pool = publishedPool();
  EXPECT_TRUE(treatsSidesAlike(pool, options));
  EXPECT_EQ(simulated(pool, 20, PilotKind::Quick, PlacementKind::Setup).verdict, Fairness::Neutral);
  Pool uneven = pool;
  uneven.ladders.pop_back();
  EXPECT_FALSE(treatsSidesAlike(uneven, options));
  Pool moved = pool;
  (*moved.setup)[Side::Red].front().row -= 1;
  EXPECT_FALSE(treatsSidesAlike(moved, options)) << "the tiles do not lie alike";
  options.placement = PlacementKind::Random;
  EXPECT_TRUE(treatsSidesAlike(moved, options)) << "they do not lie as set up";
  options.pilots[Side::Red] = PilotKind::Quick;
  EXPECT_FALSE(treatsSidesAlike(pool, options)) << "pilots differ";
}

// The squares on which yellow's tiles lie after the first turn of a game.
std::vector<Square> yellowsOf(const PoolBoard& board, PlacementKind placement, std::int64_t number) {
  SimulationOptions options;
  options.pilots = {PilotKind::Quick, PilotKind::Quick};
  options.placement = placement;
  std::vector<Square> squares;
  replayGame(board, Pilot(board), options, number, [&](const Match& match, const Turn&) {
    if (match.turns() > 1) return;
    for (const Pile& pile : match.position().piles())
      if (pile.side() == Side::Yellow) squares.push_back(board.squareOf(pile.at));
  });
  return squares;
}

TEST(PoolSimulation, GamesBeginFromTheSetupOrAnywhereInTheStartRows) {
  const PoolBoard board(publishedPool());
  const std::vector<Square> setup = (*board.pool().setup)[Side::Yellow];
  const std::vector<Square> start = startSquares(board.pool(), Side::Yellow);
  bool elsewhere = false;
  for (int number = 0; number < 5; ++number) {
    EXPECT_THAT(setup, testing::IsSupersetOf(yellowsOf(board, PlacementKind::Setup, number)));
    const std::vector<Square> placed = yellowsOf(board, PlacementKind::Random, number);
    EXPECT_THAT(start, testing::IsSupersetOf(placed));
    for (const Square square : placed)
      elsewhere = elsewhere || std::find(setup.begin(), setup.end(), square) == setup.end();
  }
  EXPECT_TRUE(elsewhere);
}

TEST(PoolSimulation, CountsHowOftenTheFirstArrivalWinsAndWhichGameWasEndless) {
  SimulationOptions options;
  options.races = 40;
  options.pilots = {PilotKind::Quick, PilotKind::Quick};
  Pool pool = publishedPool();
  pool.quiet = 21;
  const PoolBoard board(pool);
  const Pilot pilot(board);
  std::int64_t opened = 0, openerWins = 0;
  std::optional<std::int64_t> endless;
  for (int number = 0; number < 40; ++number) {
    std::optional<Side> first;
    const Match match = replayGame(board, pilot, options, number, [&](const Match& now, const Turn&) {
      for (const Side side : bothSides)
        if (!first && now.position().inBar(side).tiles > 0) first = side;
    });
    if (!endless && match.end() != End::OneSide) endless = number;
    if (!first || !match.winner()) continue;
    ++opened;
    openerWins += *first == *match.winner() ? 1 : 0;
  }
  WorkWatch nobody;
  const auto games = simulate(board, options, nobody);
  EXPECT_EQ(games->tally.opened, opened);
  EXPECT_EQ(games->tally.openerWins, openerWins);
  EXPECT_EQ(games->tally.firstEndless, endless);
  EXPECT_GT(endless.value(), 0);
  EXPECT_GT(openerWins, opened / 2);
  EXPECT_LT(openerWins, opened);
}

TEST(PoolSimulation, IsUnfairWhereOneSideCannotArrive) {
  Pool pool = publishedPool();
  std::erase_if(pool.ladders, [](const Ladder& ladder) { return ladder.bar == Side::Yellow; });
  const SimulationResult result = simulated(pool, 40, PilotKind::Quick, PlacementKind::Setup);
  EXPECT_EQ(result.verdict, Fairness::Unfair);
  EXPECT_FALSE(result.racesNeeded) << "no more are needed";
}

TEST(PoolSimulation, TellsHowManyGamesAVerdictNeeds) {
  Pool pool = publishedPool();
  pool.ladders.pop_back();
  const SimulationResult result = simulated(pool, 4, PilotKind::Quick, PlacementKind::Setup);
  EXPECT_EQ(result.verdict, Fairness::Undecided);
  ASSERT_TRUE(result.racesNeeded);
  EXPECT_GT(*result.racesNeeded, 4);
}

TEST(PoolSimulation, OfOneGameOrNoneHasAMeanToo) {
  const SimulationResult one = simulated(publishedPool(), 1, PilotKind::Quick, PlacementKind::Setup);
  EXPECT_EQ(one.meanTurns(), static_cast<double>(one.tally.turns));
  EXPECT_GT(one.meanTurns(), 0);
  EXPECT_EQ(SimulationResult().meanTurns(), 0);
  EXPECT_EQ(Tally().turnsOfMost(), 0);
}

} // namespace
} // namespace fairway::validator::pool
