#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"
#include "validator/pool/review/review.h"

#include <gmock/gmock.h>

// A pilot looks back at a game.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::drawn;
using fairway::pool::test::publishedPool;

struct Played {
  std::vector<Turn> turns;
  std::optional<Side> winner;
};

// Red plays as a strong pilot, yellow whatever is legal.
Played againstChance(const PoolBoard& board, std::uint64_t seed) {
  const Pilot pilot(board);
  Random random(seed);
  Match match(board, setupPosition(board));
  Played played;
  while (!match.over()) {
    if (match.position().toMove() == Side::Red) {
      played.turns.push_back(playTurn(match, pilot, PilotKind::Strong, random));
      continue;
    }
    const std::vector<Turn> legal = legalTurns(board, match.position());
    played.turns.push_back(legal[random.below(legal.size())]);
    match.play(played.turns.back());
  }
  played.winner = match.winner();
  return played;
}

TEST(PoolReview, FindsWhoPlayedBadlyAndWhere) {
  const PoolBoard board(publishedPool());
  int named = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Played played = againstChance(board, seed);
    const auto review = reviewGame(board, setupPosition(board), played.turns, PilotKind::Strong);
    ASSERT_TRUE(review);
    ASSERT_EQ(review->turns.size(), played.turns.size());
    BySide<double> cost{};
    for (std::size_t i = 0; i < review->turns.size(); ++i) {
      const ReviewedTurn& turn = review->turns[i];
      EXPECT_EQ(turn.side, i % 2 == 0 ? Side::Red : Side::Yellow);
      EXPECT_GE(turn.cost, 0);
      cost[turn.side] += turn.cost;
    }
    EXPECT_GT(cost[Side::Yellow], 10 * cost[Side::Red]) << "seed " << seed;
    const std::vector<Turn> shorter(played.turns.begin(), played.turns.end() - 1);
    EXPECT_FALSE(reviewGame(board, setupPosition(board), shorter, PilotKind::Quick)->lostAt) << "it goes on";
    if (!played.winner) continue;
    EXPECT_GT((*played.winner == Side::Red ? 1 : -1) * review->turns.back().outlook, 0);
    if (!review->lostAt) continue;
    ++named;
    const ReviewedTurn& lost = review->turns[static_cast<std::size_t>(*review->lostAt - 1)];
    EXPECT_EQ(lost.side, other(*played.winner));
    EXPECT_GE(lost.cost, worthNaming);
  }
  EXPECT_GE(named, 4);
}

// Both stand before their ladders. Instead of going home red steps aside.
TEST(PoolReview, TellsTheTurnThatWouldHaveWon) {
  Pool pool = drawn("..../..../..../....");
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {3, 4}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1)};
  pool.opening = 1;
  pool.start[Side::Red] = {{1, 1, {}}};
  pool.start[Side::Yellow] = {{4, 1, {}}};
  pool.setup.emplace();
  (*pool.setup)[Side::Red] = {{2, 1}};
  (*pool.setup)[Side::Yellow] = {{3, 4}};
  const PoolBoard board(pool);
  const Turn aside{Act::Swim, board.numberOf({2, 1}), board.numberOf({3, 1}), 0};
  const Turn home{Act::Swim, board.numberOf({2, 1}), bar, 0};
  const auto wrong = reviewGame(board, setupPosition(board), {aside}, PilotKind::Strong);
  ASSERT_TRUE(wrong);
  EXPECT_GT(wrong->turns[0].cost, worthNaming);
  EXPECT_EQ(wrong->turns[0].better, home);
  EXPECT_FALSE(wrong->lostAt) << "the game is not over";
  const auto right = reviewGame(board, setupPosition(board), {home}, PilotKind::Strong);
  ASSERT_TRUE(right);
  EXPECT_EQ(right->turns[0].cost, 0);
  EXPECT_EQ(right->turns[0].outlook, 1) << "one tile in the bar";
  EXPECT_FALSE(right->lostAt) << "yellow had no turn at all";
}

TEST(PoolReview, StopsWhenAsked) {
  const PoolBoard board(publishedPool());
  const Played played = againstChance(board, 1);
  int asked = 0;
  EXPECT_FALSE(
      reviewGame(board, setupPosition(board), played.turns, PilotKind::Quick, [&] { return ++asked > 3; }));
  EXPECT_EQ(asked, 4);
}

// Whatever turns up, luck is against the mean of all that could have: so its own mean is nothing.
TEST(PoolReview, LuckOfRevealsHasNoMean) {
  const PoolBoard board(publishedPool());
  const Pilot pilot(board);
  const Match match(board, setupPosition(board));
  const Opinion first = pilot.best(match, PilotKind::Quick);
  ASSERT_EQ(first.turn.act, Act::Reveal);
  double mean = 0;
  bool lucky = false;
  for (int value = 1; value <= maxValue; ++value) {
    const int hidden = match.position().hidden(Side::Red, value);
    if (hidden == 0) continue;
    const Turn turn = pilot.bestEnd(match, PilotKind::Quick, first.turn.from, value).turn;
    const auto review = reviewGame(board, setupPosition(board), {turn}, PilotKind::Quick);
    ASSERT_TRUE(review);
    mean += hidden * review->turns[0].luck;
    lucky = lucky || review->turns[0].luck > 0.01;
  }
  EXPECT_NEAR(mean, 0, 1e-9);
  EXPECT_TRUE(lucky);
}

TEST(PoolReview, TheLastNumberCanBeLuckyToo) {
  Pool pool = drawn("............../..............");
  pool.crocodiles = {usualCrocodile(8), usualCrocodile(9)};
  pool.ladders = {{Side::Red, {11, 1}, SquareDirection::N}};
  pool.opening = 1;
  const PoolBoard board(pool);
  const SquareNumber from = board.numberOf({2, 1}); // nine steps to the bar, and over the ladder
  const Position start(
      board, {{{{from, board.numberOf({1, 2})}, {board.numberOf({14, 1}), board.numberOf({14, 2})}}}});
  std::vector<double> luck;
  for (const int value : {8, 9}) {
    const Turn turn = Pilot(board).bestEnd(Match(board, start), PilotKind::Quick, from, value).turn;
    luck.push_back(reviewGame(board, start, {turn}, PilotKind::Quick)->turns[0].luck);
  }
  EXPECT_NEAR(luck[0] + luck[1], 0, 1e-9);
  EXPECT_NE(luck[0], 0);
}

// Random games on a small pool, with all that can be seen in a review.
TEST(PoolReview, OutlooksAndTheTurnThatLostFollowFromThePositions) {
  Pool pool = drawn("..../..../....");
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {3, 3}, SquareDirection::S}};
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  pool.opening = 1;
  const PoolBoard board(pool);
  const Pilot pilot(board);
  Random random(5);
  int named = 0, always = 0, level = 0, numbersAlone = 0;
  for (int game = 0; game < fairway::test::cases(600); ++game) {
    const Position start =
        fairway::pool::test::positionOf(board, *fairway::pool::test::randomSwimmers(pool, random));
    Match match(board, start);
    std::vector<Turn> turns;
    std::vector<double> outlooks; // for red, after each turn
    while (!match.over()) {
      const std::vector<Turn> legal = legalTurns(board, match.position());
      turns.push_back(legal[random.below(legal.size())]);
      match.play(turns.back());
      const double ahead = match.over() ? 0 : pilot.best(match, PilotKind::Quick).ahead;
      outlooks.push_back(match.position().toMove() == Side::Red ? ahead : -ahead);
    }
    const auto review = reviewGame(board, start, turns, PilotKind::Quick);
    for (std::size_t i = 0; i + 1 < turns.size(); ++i) EXPECT_EQ(review->turns[i].outlook, outlooks[i]);
    for (std::size_t i = 0; i < turns.size(); ++i) {
      if (review->turns[i].cost == 0) {
        EXPECT_EQ(review->turns[i].better, turns[i]) << "nothing is";
      }
    }
    const auto tilesOf = [&match](Side side) { return match.position().inBar(side).tiles; };
    const int tiles = tilesOf(Side::Red) - tilesOf(Side::Yellow);
    const double byNumbers = !match.winner() ? 0 : *match.winner() == Side::Red ? 0.5 : -0.5;
    EXPECT_EQ(review->turns.back().outlook, tiles != 0 ? tiles : byNumbers);
    numbersAlone += tiles == 0 && match.winner() ? 1 : 0;
    if (!match.winner()) {
      EXPECT_FALSE(review->lostAt) << "nobody lost";
      continue;
    }
    const double loser = *match.winner() == Side::Red ? -1 : 1;
    outlooks.back() = -loser;
    std::size_t since = 0; // the turn to the last position in which the loser was not behind
    for (std::size_t i = 0; i < turns.size(); ++i)
      if (loser * outlooks[i] >= 0) since = i, level += outlooks[i] == 0 ? 1 : 0;
    std::optional<int> lostAt;
    double most = 0;
    for (std::size_t i = since; i < turns.size(); ++i) {
      const ReviewedTurn& turn = review->turns[i];
      if (turn.side == *match.winner() || turn.cost < std::max(worthNaming, most)) continue;
      most = turn.cost;
      lostAt = static_cast<int>(i) + 1;
    }
    EXPECT_EQ(review->lostAt, lostAt);
    named += lostAt ? 1 : 0;
    always += since == 0 ? 1 : 0;
  }
  EXPECT_GT(named, 10);
  EXPECT_GT(always, 0) << "behind from the first turn on";
  EXPECT_GT(level, 0);
  EXPECT_GT(numbersAlone, 0);
}

TEST(PoolReview, OnlyRevealsHaveLuckAndBadgesFollowTheCost) {
  const PoolBoard board(publishedPool());
  const Played played = againstChance(board, 3);
  const auto review = reviewGame(board, setupPosition(board), played.turns, PilotKind::Quick);
  ASSERT_TRUE(review);
  for (std::size_t i = 0; i < played.turns.size(); ++i) {
    if (played.turns[i].act != Act::Reveal) {
      EXPECT_EQ(review->turns[i].luck, 0);
    }
    EXPECT_EQ(badgeOf(review->turns[i]) == Badge::None, review->turns[i].cost < worthNaming);
  }
  ReviewedTurn turn;
  for (const auto& [cost, name] : std::vector<std::pair<double, const char*>>{
           {0.24, ""}, {0.25, "inaccuracy"}, {0.5, "mistake"}, {1, "blunder"}}) {
    turn.cost = cost;
    EXPECT_EQ(nameOf(badgeOf(turn)), name);
  }
}

} // namespace
} // namespace fairway::validator::pool
