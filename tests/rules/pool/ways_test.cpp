
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

// Pools are searched in sets of several sizes: of these three the first two are a bit too large for a smaller
// one.
TEST(PoolWays, LeadToTheLastSquareOfPoolsOfAllSizes) {
  for (const auto& [columns, rows] : {std::pair(12, 10), {12, 20}, {30, 30}}) {
    Pool pool;
    pool.map = PoolMap(columns, rows);
    for (int row = 1; row <= rows; ++row)
      for (int column = 1; column <= columns; ++column) pool.map.set({column, row}, Ground::Water);
    const Square last{columns, rows}, beside{columns - 1, rows}, above{columns, rows - 1},
        across{columns - 1, rows - 1};
    EXPECT_EQ(endsOf(pool, {1, 0, true}, last), (Squares{across, above, beside}));
    EXPECT_EQ(endsOf(pool, {1, 0, false}, above), (Squares{{columns, rows - 2}, across, last}));
  }
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

TEST(PoolWays, ALadderOnDeckLeadsNowhere) {
  Pool pool = drawn("#./..");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Red, {2, 1}, SquareDirection::N}};
  EXPECT_EQ(laddersOf(pool, Side::Red), (std::vector<Ladder>{pool.ladders[1]}));
  EXPECT_FALSE(PoolBoard(pool).ladderSquares(Side::Red).test(0));
}

// How many corners a way has, the step over a ladder included; the number of its steps is its length.
int cornersOf(const OneWay& way, std::optional<SquareDirection> ladder) {
  std::vector<SquareStep> steps;
  for (std::size_t i = 1; i < way.squares.size(); ++i)
    steps.push_back(
        {way.squares[i].column - way.squares[i - 1].column, way.squares[i].row - way.squares[i - 1].row});
  if (ladder) steps.push_back(stepOf(*ladder));
  int corners = 0;
  for (std::size_t i = 1; i < steps.size(); ++i)
    corners += steps[i].columns != steps[i - 1].columns || steps[i].rows != steps[i - 1].rows ? 1 : 0;
  return corners;
}

// Each end that there is has a way that can be shown, and no other square has one.
TEST(PoolWays, AreShownForEveryEndAndForNothingElse) {
  Random random(9);
  for (int i = 0; i < 150; ++i) {
    const Pool pool = randomPool(random);
    const PoolBoard board(pool);
    const std::vector<Square> water = pool.map.squaresOf(Ground::Water);
    if (water.empty() || water.size() > 60) continue;
    const Square from = water[random.below(water.size())];
    const int value = board.values()[random.below(board.values().size())];
    const Crocodile& crocodile = board.crocodile(value);
    if (value > 6) continue; // their ways are walked one by one
    const SquareEnds ends = endsAlone(board, Side::Red, board.numberOf(from), value);
    SquareSet free = board.water();
    free.reset(board.numberOf(from));
    for (const Square to : water) {
      const auto way = oneWay(board, Side::Red, value, from, board.numberOf(to), free);
      ASSERT_EQ(way.has_value(), ends.squares.test(board.numberOf(to)));
      if (!way) continue;
      EXPECT_EQ(way->squares.size(), static_cast<std::size_t>(value) + 1);
      EXPECT_EQ(way->squares.back(), to);
      EXPECT_LE(cornersOf(*way, std::nullopt), crocodile.turns);
    }
    const auto home = oneWay(board, Side::Red, value, from, bar, free);
    ASSERT_EQ(home.has_value(), ends.bar);
    if (!home) continue;
    EXPECT_TRUE(home->bar);
    EXPECT_EQ(home->squares.size(), static_cast<std::size_t>(value));
    int fewest = maxTurns + 1;
    for (const Ladder& ladder : laddersOf(pool, Side::Red))
      if (ladder.at == home->squares.back()) fewest = std::min(fewest, cornersOf(*home, ladder.side));
    EXPECT_LE(fewest, crocodile.turns);
  }
}

} // namespace
} // namespace fairway::pool::test
