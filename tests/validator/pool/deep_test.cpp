#include "tests/rules/pool/pools.h"
#include "tests/support/matchers.h"
#include "tests/validator/patterns.h"
#include "validator/pool/deep/deep_checks.h"
#include "validator/pool/validator.h"

// What the deep checks make of games that were played.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::publishedPool;

// A pool, and what became of games on it.
struct Games {
  PoolStudy pool{publishedPool()};
  SimulationResult result;
  SimulationOptions options;

  Games() {
    result.tally.games = 4000;
    result.points[Side::Red] = {0.498, 0.479, 0.517};
    result.points[Side::Yellow] = {0.502, 0.483, 0.521};
  }
  DeepStudy study() const { return {pool, result, options}; }
};

std::string messageOf(const CheckResult& result) {
  EXPECT_THAT(result.findings, SizeIs(1));
  if (result.findings.empty()) return "";
  EXPECT_THAT(result.findings[0].message, fairway::test::SaysAllThroughPatterns());
  return result.findings[0].message.english();
}

TEST(PoolDeepWords, OfSidesTellTheVerdict) {
  Games games;
  games.result.verdict = Fairness::Fair;
  const CheckResult fair = checkSides(games.study());
  EXPECT_THAT(fair.findings, IsEmpty());
  EXPECT_EQ(fair.statement,
            "in 4000 games of strong pilots from the setup both sides score within 3 points of "
            "50 %: red 49.8 % (47.9 to 51.7), yellow 50.2 % (48.3 to 52.1)");
  games.result.verdict = Fairness::Unfair;
  EXPECT_THAT(messageOf(checkSides(games.study())),
              StartsWith("Unfair: in 4000 games of strong pilots from the setup a side scores more than 3"));
  games.result.verdict = Fairness::Neutral;
  EXPECT_THAT(messageOf(checkSides(games.study())),
              StartsWith("Neutral: the pool treats both sides alike, but in 4000 games"));
  games.result.verdict = Fairness::Undecided;
  games.options.placement = PlacementKind::Random;
  const CheckResult undecided = checkSides(games.study());
  EXPECT_THAT(messageOf(undecided),
              StartsWith("Undecided: 4000 games of strong pilots with tiles placed at random do not show"));
  ASSERT_THAT(undecided.findings[0].evidence, SizeIs(2));
  for (const Evidence& starts : undecided.findings[0].evidence) EXPECT_THAT(starts.spots, SizeIs(24));
}

TEST(PoolDeepWords, OfEndlessGamesBeginAboveFiveInAHundred) {
  Games games;
  games.result.endless = {0.05, 0.04, 0.06};
  EXPECT_THAT(checkEndless(games.study()).findings, IsEmpty());
  EXPECT_EQ(checkEndless(games.study()).statement,
            "5.0 % (4.0 to 6.0) of 4000 games of strong pilots from the setup are endless");
  games.result.endless.share = 0.051;
  const CheckResult result = checkEndless(games.study());
  EXPECT_THAT(messageOf(result), StartsWith("5.1 % (4.0 to 6.0) of 4000 games"));
  EXPECT_THAT(result.findings[0].spots, IsEmpty()) << "no game is named";
}

// Where tiles went in the last turns, told again by the game's own number.
TEST(PoolDeepWords, OfEndlessGamesShowTheLastTurnsOfOne) {
  Games games;
  games.options.pilots = {PilotKind::Quick, PilotKind::Quick};
  games.result.tally.firstEndless = 3;
  std::vector<Square> squares;
  const Pilot pilot(games.pool.board());
  replayGame(games.pool.board(), pilot, games.options, 3, [&](const Match&, const Turn& turn) {
    if (turn.act == Act::Pass) return;
    squares.push_back(games.pool.board().squareOf(turn.from));
    if (turn.to >= 0) squares.push_back(games.pool.board().squareOf(turn.to));
  });
  ASSERT_GT(squares.size(), 24u);
  EXPECT_THAT(games.study().loopingLine(),
              testing::ElementsAreArray(std::vector<Square>(squares.end() - 24, squares.end())));
  games.result.tally.firstEndless.reset();
  EXPECT_THAT(games.study().loopingLine(), IsEmpty());
}

// In puddles of two squares a tile can only go to the other square and back.
TEST(PoolDeepWords, OfEndlessGamesShowWhereEachTurnBeganAndEnded) {
  Pool puddles = fairway::pool::test::drawn("..#..#..#..");
  puddles.quiet = minQuiet;
  puddles.start[Side::Red] = {{1, 4, ColumnRange{1, 5}}};
  puddles.start[Side::Yellow] = {{1, 4, ColumnRange{7, 11}}};
  for (const int tiles : {1, 2}) {
    puddles.crocodiles.assign(static_cast<std::size_t>(tiles), usualCrocodile(1));
    puddles.setup.emplace();
    (*puddles.setup)[Side::Red] = {{1, 1}, {4, 1}};
    (*puddles.setup)[Side::Yellow] = {{7, 1}, {10, 1}};
    for (const Side side : bothSides) (*puddles.setup)[side].resize(static_cast<std::size_t>(tiles));
    const PoolStudy study(puddles);
    SimulationResult result;
    result.tally.firstEndless = 1;
    const Match match =
        replayGame(study.board(), Pilot(study.board()), {}, 1, [](const auto&, const auto&) {});
    const std::vector<Square> line = DeepStudy(study, result, {}).loopingLine();
    EXPECT_EQ(line.size(), 2 * std::min<std::size_t>(12, static_cast<std::size_t>(match.turns())));
    for (std::size_t i = 0; i + 1 < line.size(); i += 2) {
      EXPECT_EQ(std::abs(line[i].column - line[i + 1].column), 1);
      EXPECT_EQ(line[i].column > 6,
                (i / 2 + static_cast<std::size_t>(match.turns()) - line.size() / 2) % 2 == 1)
          << "red, then yellow";
    }
    EXPECT_EQ(match.turns() > 12, tiles == 2) << match.turns();
    EXPECT_LE(match.turns(), 18);
  }
}

TEST(PoolValidation, LooksAtNothingMoreOnceItIsStopped) {
  class Stopped final : public WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  bool more = false;
  EXPECT_FALSE(validatePool(publishedPool(), {}, watch, [&](Judge&, const PoolStudy&) { more = true; }));
  EXPECT_FALSE(more);
}

TEST(PoolDeepWords, OfAPoolThatWasNotPlayedSayWhy) {
  class Hurried final : public WorkWatch {
    bool stopWanted() const override { return true; }
  } watch;
  const auto statement = [&watch](const Pool& pool) {
    const Report report = validatePool(pool, {}, [&](Judge& judge, const PoolStudy& study) {
      EXPECT_FALSE(judgeDeep(judge, study, watch));
    });
    for (const Outcome& outcome : report.outcomes)
      if (outcome.code == "P12") return outcome.statement;
    return std::string();
  };
  Pool pool = publishedPool();
  EXPECT_EQ(statement(pool), "stopped");
  (*pool.setup)[Side::Red].pop_back();
  EXPECT_EQ(statement(pool), "needs P03");
}

TEST(PoolDeepWords, OfLengthsCountGamesByTwentyTurns) {
  Games games;
  games.result.tally.games = 8;
  games.result.tally.turns = 300;
  games.result.tally.lengths = {{19, 1}, {20, 2}, {39, 1}, {45, 3}, {59, 1}};
  const CheckResult result = checkLength(games.study());
  EXPECT_EQ(result.statement, "a game takes 37.5 turns, and 95 % take at most 59");
  EXPECT_THAT(messageOf(result),
              HasSubstr("8 games of strong pilots from the setup a game takes 37.5 turns"));
  EXPECT_THAT(messageOf(result), HasSubstr("Games by their turns: 0 to 19: 1, 20 to 39: 3, 40 to 59: 4."));
}

TEST(PoolDeepWords, OfTheFirstArrivalBeginAboveEightInTen) {
  Games games;
  EXPECT_EQ(checkOpener(games.study()).statement, "no side arrived in any game that was won");
  games.result.tally.opened = 1;
  games.result.openerWins = {0.8, 0.7, 0.9};
  EXPECT_THAT(checkOpener(games.study()).findings, IsEmpty());
  EXPECT_EQ(checkOpener(games.study()).statement,
            "the side that arrives first wins 80.0 % (70.0 to 90.0) of the decided games");
  games.result.openerWins.share = 0.801;
  const CheckResult result = checkOpener(games.study());
  EXPECT_THAT(messageOf(result),
              HasSubstr("wins 80.1 % (70.0 to 90.0) of the decided games, more than 80 %"));
  EXPECT_THAT(result.findings[0].spots, SizeIs(6)) << "the ladders";
  EXPECT_EQ(result.findings[0].key, "ladders");
}

} // namespace
} // namespace fairway::validator::pool
