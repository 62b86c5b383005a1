#include "rules/pool/play/legal.h"

#include "tests/rules/pool/pools.h"

#include <gtest/gtest.h>

// Ways in small pools, counted by hand.
namespace fairway::pool::test {
namespace {

std::vector<Square> endsOf(Pool pool, const Crocodile& crocodile, Square from) {
  pool.crocodiles = {crocodile};
  const PoolBoard board(pool);
  return board.squaresOf(endsAlone(board, Side::Red, board.numberOf(from), crocodile.value).squares);
}

using Squares = std::vector<Square>;

TEST(PoolWays, NoSquareTwice) {
  const Pool four = drawn("../..");
  EXPECT_EQ(endsOf(four, {4, 3, false}, {1, 1}), Squares{}) << "round the four squares and home";
  EXPECT_EQ(endsOf(four, {3, 2, false}, {1, 1}), (Squares{{2, 1}, {1, 2}}));
  // A loop that crosses its own first leg: 5 steps, 3 corners.
  const Pool ring = drawn("x../..."); // [2,1] [3,1] [1,2] [2,2] [3,2]
  EXPECT_EQ(endsOf(ring, {5, 3, false}, {1, 2}), Squares{})
      << "the fifth step would be the second square again";
  EXPECT_EQ(endsOf(ring, {4, 3, false}, {1, 2}), (Squares{{2, 1}, {3, 2}})) << "E, E, N, W and E, N, E, S";
}

TEST(PoolWays, TrianglesOfSlantedSteps) {
  const Pool three = drawn("../.x");
  EXPECT_EQ(endsOf(three, {3, 2, true}, {1, 1}), Squares{}) << "a triangle ends where it began";
  EXPECT_EQ(endsOf(three, {2, 1, true}, {1, 1}), (Squares{{2, 1}, {1, 2}}));
}

TEST(PoolWays, ASlantedStepNeedsOnlyItsTarget) {
  EXPECT_EQ(endsOf(drawn(".#/#."), usualCrocodile(1), {1, 1}), (Squares{{2, 2}}));
  EXPECT_EQ(endsOf(drawn(".#/#."), {1, 0, false}, {1, 1}), Squares{});
}

TEST(PoolWays, CornersAreCounted) {
  const Pool stairs = drawn(". # #/. . #/# . ./# # .");
  EXPECT_EQ(endsOf(stairs, {3, 1, false}, {1, 1}), Squares{});
  EXPECT_EQ(endsOf(stairs, {3, 2, false}, {1, 1}), (Squares{{2, 3}}));
  EXPECT_EQ(endsOf(stairs, {4, 3, false}, {1, 1}), (Squares{{3, 3}}));
}

TEST(PoolWays, EdgesDoNotMeet) {
  const Pool wide = drawn("..../....");
  EXPECT_EQ(endsOf(wide, {1, 0, true}, {4, 1}), (Squares{{3, 1}, {3, 2}, {4, 2}}));
  EXPECT_EQ(endsOf(wide, {1, 0, true}, {1, 2}), (Squares{{1, 1}, {2, 1}, {2, 2}}));
}

bool reachesBar(Pool pool, const Crocodile& crocodile, Square from) {
  pool.crocodiles = {crocodile};
  const PoolBoard board(pool);
  return endsAlone(board, Side::Red, board.numberOf(from), crocodile.value).bar;
}

TEST(PoolWays, ALadderIsTheLastStepAndMayBeACorner) {
  Pool pool = drawn("###/...");
  pool.ladders = {{Side::Red, {3, 2}, SquareDirection::N}};
  EXPECT_TRUE(reachesBar(pool, {3, 1, false}, {1, 2}));
  EXPECT_FALSE(reachesBar(pool, {3, 0, false}, {1, 2}));
  EXPECT_FALSE(reachesBar(pool, {2, 1, false}, {1, 2})) << "exactly";
  EXPECT_FALSE(reachesBar(pool, {2, 1, false}, {3, 2}));
  EXPECT_TRUE(reachesBar(pool, {1, 0, false}, {3, 2}));
  pool.ladders[0].bar = Side::Yellow;
  EXPECT_FALSE(reachesBar(pool, {3, 1, false}, {1, 2}));
}

TEST(PoolWays, ALadderWithWaterBeyondLeadsToTheBarAllTheSame) {
  Pool pool = drawn("./.");
  pool.ladders = {{Side::Red, {1, 2}, SquareDirection::N}};
  EXPECT_TRUE(reachesBar(pool, {1, 0, false}, {1, 2}));
  EXPECT_EQ(endsOf(pool, {1, 0, false}, {1, 2}), (Squares{{1, 1}}));
  EXPECT_TRUE(reachesBar(pool, {2, 1, false}, {1, 1})) << "down, and back over the ladder";
  EXPECT_FALSE(reachesBar(pool, {2, 0, false}, {1, 1}));
}

} // namespace
} // namespace fairway::pool::test
