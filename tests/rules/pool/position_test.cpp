#include "rules/pool/play/legal.h"
#include "rules/pool/play/match.h"
#include "tests/rules/pool/pools.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace fairway::pool::test {
namespace {

using testing::ElementsAre;

Position lying(const PoolBoard& board, const std::vector<Square>& red, const std::vector<Square>& yellow) {
  BySide<std::vector<SquareNumber>> swimmers;
  for (const Square square : red) swimmers[Side::Red].push_back(board.numberOf(square));
  for (const Square square : yellow) swimmers[Side::Yellow].push_back(board.numberOf(square));
  return {board, swimmers};
}

TEST(PoolStartRows, AreTheWaterOfTheirColumns) {
  const Pool pool = drawn("..#./....");
  EXPECT_THAT(squaresOf(pool, {1, 1, {}}), ElementsAre(Square{1, 1}, Square{2, 1}, Square{4, 1}));
  EXPECT_THAT(squaresOf(pool, {2, 1, ColumnRange{2, 3}}), ElementsAre(Square{2, 2}, Square{3, 2}));
}

TEST(PoolPositions, CountThePilesOfASide) {
  Pool pool = drawn("..../....");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  const PoolBoard board(pool);
  const Position position = lying(board, {{1, 1}}, {{3, 1}, {4, 2}});
  EXPECT_EQ(position.pilesOf(Side::Red), 1);
  EXPECT_EQ(position.pilesOf(Side::Yellow), 2);
}

TEST(PoolPositions, LieAlikeIfTheSameSideIsToMove) {
  Pool pool = drawn("..../....");
  pool.crocodiles = {usualCrocodile(1), usualCrocodile(2)};
  const PoolBoard board(pool);
  const Position position = lying(board, {{1, 1}}, {{3, 1}, {4, 2}});
  EXPECT_TRUE(position.liesLike(position));
  EXPECT_TRUE(position.liesLike(lying(board, {{1, 1}}, {{4, 2}, {3, 1}})));
  EXPECT_FALSE(position.liesLike(lying(board, {{1, 1}}, {{3, 1}, {4, 1}})));
  const Position fewer = lying(board, {{1, 1}}, {{3, 1}});
  EXPECT_FALSE(fewer.liesLike(position)) << "all that lies here lies there, but not the other way";
  EXPECT_FALSE(position.liesLike(fewer));
  Turn pass;
  pass.act = Act::Pass;
  EXPECT_FALSE(position.liesLike(position.after(pass)));
}

// By square, of a square first swims and then reveals by value, ends by row and column, the bar last.
TEST(PoolTurns, AreListedInOrder) {
  Pool pool = drawn("..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}};
  pool.crocodiles = {usualCrocodile(2), usualCrocodile(1)};
  pool.opening = 1;
  const PoolBoard board(pool);
  const std::vector<Turn> turns = legalTurns(board, lying(board, {{2, 1}, {1, 2}}, {{4, 1}, {4, 2}}));
  std::vector<std::array<int, 4>> keys;
  for (const Turn& turn : turns)
    keys.push_back({turn.from, turn.act == Act::Swim ? 0 : 1, turn.value, turn.to == bar ? 1000 : turn.to});
  EXPECT_TRUE(std::is_sorted(keys.begin(), keys.end()));
  EXPECT_THAT(std::set(keys.begin(), keys.end()), testing::SizeIs(keys.size()));
  EXPECT_GT(keys.size(), 12U);
}

} // namespace
} // namespace fairway::pool::test
