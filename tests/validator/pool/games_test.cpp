#include "tests/support/source_dir.h"

#include "formats/document/reader.h"
#include "formats/pool/documents.h"
#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "validator/pool/deep/deep_checks.h"

#include <gmock/gmock.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

// Pilots, and games between them.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::publishedPool;
using fairway::pool::test::randomPool;
using fairway::pool::test::randomSwimmers;

Pool sample(const std::string& name) {
  const auto read = formats::readDocumentFile(fairway::test::sourceDir() / "samples/pool" / name);
  EXPECT_TRUE(read) << formats::toText(read.fault());
  return read->document.get<formats::pool::PoolBody>().pool;
}

// Points of the first pilot against the second, with colours that change from game to game.
double points(const PoolBoard& board, PilotKind first, PilotKind second, int games) {
  const Pilot pilot(board);
  int halves = 0;
  for (int game = 0; game < games; ++game) {
    Random random(streamSeed(3, static_cast<std::uint64_t>(game)));
    Match match(board, setupPosition(board));
    const Side own = game % 2 == 0 ? Side::Red : Side::Yellow;
    while (!match.over()) playTurn(match, pilot, match.position().toMove() == own ? first : second, random);
    halves += !match.winner() ? 1 : *match.winner() == own ? 2 : 0;
  }
  return halves / 2.0 / games;
}

TEST(LongPoolPilots, StrongBeatsQuickThreeToOne) {
  EXPECT_GE(points(PoolBoard(publishedPool()), PilotKind::Strong, PilotKind::Quick, 100), 0.75);
}

TEST(LongPoolPilots, DeepIsNoWeakerThanStrong) {
  EXPECT_GE(points(PoolBoard(sample("paddling-pool.pool.yaml")), PilotKind::Deep, PilotKind::Strong, 24),
            0.5);
}

// On any pool, also those that cannot be played well, all pilots play legal turns to the end.
TEST(PoolPilots, PlayLegalTurnsOnAnyPool) {
  Random random(5);
  for (int i = 0; i < 60; ++i) {
    const Pool pool = randomPool(random);
    const auto swimmers = randomSwimmers(pool, random);
    if (!swimmers) continue;
    const PoolBoard board(pool);
    BySide<std::vector<SquareNumber>> numbers;
    for (const Side side : bothSides)
      for (const Square square : (*swimmers)[side]) numbers[side].push_back(board.numberOf(square));
    const Pilot pilot(board);
    Match match(board, Position(board, numbers));
    while (!match.over()) {
      const std::vector<Turn> legal = legalTurns(board, match.position());
      const PilotKind kind = i % 8 == 0 ? PilotKind::Strong : PilotKind::Quick;
      const Turn turn = playTurn(match, pilot, kind, random);
      ASSERT_THAT(legal, testing::Contains(turn));
    }
  }
}

// "What a pilot would play, and by how many tiles it thinks the side to move is ahead then": of all turns the
// most; and the strong one, which looks a turn further, what the quick one then thinks of the other side.
TEST(PoolPilots, ThinkMostOfWhatTheyWouldPlay) {
  const PoolBoard board(publishedPool());
  const Pilot pilot(board);
  Random random(4);
  Match match(board, setupPosition(board));
  int worse = 0;
  for (int turn = 0; turn < 16 && !match.over(); ++turn) {
    const Opinion best = pilot.best(match, PilotKind::Quick), strong = pilot.best(match, PilotKind::Strong);
    EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Quick, best.turn), best.ahead);
    EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Strong, strong.turn), strong.ahead);
    for (const Turn& other : legalTurns(board, match.position())) {
      if (other.act == Act::Reveal) continue;
      const double ahead = pilot.aheadAfter(match, PilotKind::Quick, other);
      EXPECT_LE(ahead, best.ahead);
      worse += ahead < best.ahead - 0.1 ? 1 : 0;
      Match after = match;
      after.play(other);
      EXPECT_DOUBLE_EQ(pilot.aheadAfter(match, PilotKind::Strong, other),
                       -pilot.best(after, PilotKind::Quick).ahead);
    }
    playTurn(match, pilot, PilotKind::Quick, random);
  }
  EXPECT_GT(worse, 20);
}

// A turn without news costs half a tile if it brings back a position, unless its side leads; one that ends
// the game is worth what the game came to, and a draw three tiles less than nothing.
TEST(PoolPilots, ActWhereTheyAreBehind) {
  Pool pool = fairway::pool::test::drawn("..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {4, 2}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  pool.opening = 1;
  pool.quiet = minQuiet;
  const PoolBoard board(pool);
  const Pilot pilot(board);
  Random random(6);
  std::set<std::pair<int, bool>> repeated; // by lead
  std::set<int> ended;
  for (int game = 0; game < 40; ++game) {
    BySide<std::vector<SquareNumber>> numbers;
    const auto swimmers = *randomSwimmers(pool, random);
    for (const Side side : bothSides)
      for (const Square square : swimmers[side]) numbers[side].push_back(board.numberOf(square));
    Match match(board, Position(board, numbers));
    while (!match.over()) {
      const Position& position = match.position();
      const std::optional<Side> first = leader(position);
      const int lead = !first ? 0 : *first == position.toMove() ? 1 : -1;
      const std::vector<Turn> turns = legalTurns(board, position);
      for (const Turn& turn : turns) {
        const Position next = position.after(turn);
        if ((turn.act != Act::Swim && turn.act != Act::Move) || next.quiet() == 0) continue;
        const double ahead = pilot.aheadAfter(match, PilotKind::Quick, turn);
        if (match.endAfter(next)) {
          EXPECT_EQ(ahead, lead == 0 ? -3 : lead * 2.0 * pool.tiles());
          ended.insert(lead);
          continue;
        }
        const bool again = match.timesSeen(next) > 0;
        const double asNew = pilot.aheadAfter(Match(board, position), PilotKind::Quick, turn);
        if (std::fabs(asNew) == 2.0 * pool.tiles()) continue; // as much as there is
        EXPECT_NEAR(ahead, again && lead <= 0 ? std::max(asNew - 0.5, -2.0 * pool.tiles()) : asNew, 1e-9);
        repeated.insert({lead, again});
      }
      match.play(turns[random.below(turns.size())]);
    }
  }
  EXPECT_EQ(repeated.size(), 6U) << "ahead, behind and neither, new and seen before";
  EXPECT_GE(ended.size(), 2U);
}

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
  pool.start[Side::Red].pop_back();
  EXPECT_NE(whyNotPlayed(pool, PlacementKind::Random), std::nullopt);
  // Red needs both squares, and yellow one of them.
  Pool shared = fairway::pool::test::drawn("..../....");
  shared.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  shared.start[Side::Red] = {{1, 2, ColumnRange{1, 2}}};
  shared.start[Side::Yellow] = {{1, 1, ColumnRange{2, 2}}, {2, 1, {}}};
  EXPECT_NE(whyNotPlayed(shared, PlacementKind::Random), std::nullopt);
}

TEST(PoolSimulation, NinetyFiveInAHundredAreCountedExactly) {
  Tally tally;
  tally.games = 20;
  for (int length = 1; length <= 20; ++length) tally.lengths[length] = 1;
  EXPECT_EQ(tally.turnsOfMost(), 19);
  tally.lengths[20] = 2;
  tally.games = 21;
  EXPECT_EQ(tally.turnsOfMost(), 20);
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

TEST(PoolSimulation, PilotsHaveSides) {
  SimulationOptions options;
  options.races = 40;
  options.pilots = {PilotKind::Strong, PilotKind::Quick};
  WorkWatch nobody;
  const auto games = simulate(PoolBoard(publishedPool()), options, nobody);
  EXPECT_GT(games->points[Side::Red].share, 0.6);
  options.pilots = {PilotKind::Quick, PilotKind::Strong};
  EXPECT_LT(simulate(PoolBoard(publishedPool()), options, nobody)->points[Side::Red].share, 0.4);
}

// What the deep checks say of a pool after so many games; they play more.
std::set<std::string> deepFindings(const std::string& name, int games) {
  const Pool pool = sample(name);
  const PoolStudy study(pool);
  SimulationOptions options;
  options.races = games;
  options.placement = placementOf("", pool);
  WorkWatch nobody;
  const DeepStudy deep(study, *simulate(study.board(), options, nobody), options);
  std::set<std::string> codes;
  const std::vector<std::pair<std::string, CheckResult>> results{{"P12", checkSides(deep)},
                                                                 {"P13", checkEndless(deep)},
                                                                 {"P14", checkLength(deep)},
                                                                 {"P15", checkOpener(deep)}};
  for (const auto& [code, result] : results) {
    EXPECT_FALSE(result.statement.empty()) << code;
    for (const Finding& finding : result.findings) {
      EXPECT_FALSE(finding.message.english().empty());
      // With so few games a pool that treats both sides alike is neutral at best.
      const std::string message = finding.message.english();
      if (!message.starts_with("Undecided") && !message.starts_with("Neutral")) codes.insert(code);
    }
  }
  return codes;
}

TEST(LongPoolDeepChecks, FindWhatTheSamplesShow) {
  using testing::Contains;
  using testing::Not;
  EXPECT_THAT(deepFindings("lopsided-basin.pool.yaml", 60), Contains("P12"));
  EXPECT_THAT(deepFindings("findings/P12-close-ladders.pool.yaml", 150), Contains("P12"));
  EXPECT_THAT(deepFindings("findings/P12-near-even.pool.yaml", 60), Not(Contains("P12")));
  EXPECT_THAT(deepFindings("findings/P13-traps.pool.yaml", 60), Contains("P13"));
  EXPECT_THAT(deepFindings("findings/P13-near-open.pool.yaml", 60), Not(Contains("P13")));
  EXPECT_THAT(deepFindings("findings/P15-big-opening.pool.yaml", 60), Contains("P15"));
  EXPECT_THAT(deepFindings("findings/P15-near-two.pool.yaml", 60), Not(Contains("P15")));
}

} // namespace
} // namespace fairway::validator::pool
