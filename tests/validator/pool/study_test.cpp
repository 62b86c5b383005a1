#include "tests/rules/pool/pools.h"
#include "tests/support/matchers.h"
#include "validator/pool/study/pool_study.h"
#include "validator/pool/study/words.h"

// Waters, ways and symmetries of pools small enough to be counted by hand.
namespace fairway::validator::pool {
namespace {

using fairway::pool::ColumnRange;
using fairway::pool::Pool;
using fairway::pool::test::drawn;

TEST(PoolWaters, AreInPartsTheLargestFirst) {
  const PoolBoard board(drawn(".#.#../.#.###"));
  const std::vector<SquareSet> bodies = parts(board, board.water());
  ASSERT_THAT(bodies, SizeIs(3));
  EXPECT_THAT(board.squaresOf(bodies[0]), ElementsAre(Square{1, 1}, Square{1, 2}));
  EXPECT_THAT(board.squaresOf(bodies[1]), ElementsAre(Square{3, 1}, Square{3, 2})) << "by row, then column";
  EXPECT_THAT(board.squaresOf(bodies[2]), ElementsAre(Square{5, 1}, Square{6, 1}));
  const PoolBoard other(drawn(".#./##."));
  EXPECT_THAT(other.squaresOf(parts(other, other.water())[0]), ElementsAre(Square{3, 1}, Square{3, 2}));
}

TEST(PoolWaters, AreReachedWithoutLeavingTheSet) {
  const PoolBoard board(drawn("...../....."));
  SquareSet row = board.setOf({{1, 1}, {2, 1}, {4, 1}, {5, 1}, {4, 2}});
  EXPECT_THAT(board.squaresOf(connected(board, board.numberOf({2, 1}), row)),
              ElementsAre(Square{1, 1}, Square{2, 1}));
  EXPECT_THAT(board.squaresOf(connected(board, board.numberOf({5, 1}), row)),
              ElementsAre(Square{4, 1}, Square{5, 1}, Square{4, 2}));
}

TEST(PoolWaters, AChokeTellsBothOfItsParts) {
  const std::vector<Choke> found = chokes(PoolBoard(drawn("......../#######.")));
  std::vector<Square> squares;
  for (const Choke& choke : found) squares.push_back(choke.square);
  EXPECT_THAT(squares, ElementsAre(Square{4, 1}, Square{5, 1}, Square{6, 1})) << "two squares are no part";
  EXPECT_EQ(found[0].smaller, 3);
  EXPECT_EQ(found[0].larger, 5);
  EXPECT_EQ(found[0].smallerPart.count(), 3);
  EXPECT_EQ(found[2].smaller, 3);
}

TEST(PoolWaysOf, ASideAreCountedOverTheLadder) {
  Pool pool = drawn("...#./..##.");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}};
  pool.start[Side::Red] = {{1, 9, ColumnRange{2, 5}}, {2, 9, {}}};
  const PoolStudy study(pool);
  const Ways& ways = study.ways(Side::Red);
  const auto stepsAt = [&](Square square) {
    return ways.steps[static_cast<std::size_t>(study.board().numberOf(square))];
  };
  EXPECT_EQ(stepsAt({1, 1}), 1);
  EXPECT_EQ(stepsAt({3, 1}), 3);
  EXPECT_EQ(stepsAt({2, 2}), 3);
  EXPECT_EQ(stepsAt({5, 1}), 0);
  EXPECT_THAT(ways.none, ElementsAre(Square{5, 1}, Square{5, 2}));
  EXPECT_EQ(ways.shortest, 2);
  EXPECT_EQ(ways.longest, 3);
  EXPECT_EQ(ways.sum, 2 + 3 + 2 + 3);
  EXPECT_EQ(ways.count(), 4);
  EXPECT_THAT(shortestWay(study.board(), ways.steps, {3, 1}),
              ElementsAre(Square{3, 1}, Square{2, 1}, Square{1, 1}));
  EXPECT_THAT(shortestWay(study.board(), ways.steps, {1, 1}), ElementsAre(Square{1, 1}));
  EXPECT_EQ(study.ways(Side::Yellow).shortest, 0);
  EXPECT_EQ(study.ways(Side::Yellow).longest, 0);
}

TEST(PoolCuts, LieNearestToTheLadders) {
  Pool pool = drawn("../../../..");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Red, {2, 1}, SquareDirection::N}};
  pool.start[Side::Red] = {{4, 2, {}}};
  EXPECT_THAT(smallestCut(PoolBoard(pool), Side::Red), ElementsAre(Square{1, 1}, Square{2, 1}));
  pool.map.set({1, 3}, fairway::pool::Ground::Deck);
  EXPECT_THAT(smallestCut(PoolBoard(pool), Side::Red), ElementsAre(Square{2, 2}));
  pool.map.set({2, 3}, fairway::pool::Ground::Deck);
  EXPECT_THAT(smallestCut(PoolBoard(pool), Side::Red), IsEmpty());
  EXPECT_THAT(smallestCut(PoolBoard(pool), Side::Yellow), IsEmpty());
}

TEST(PoolSymmetries, TurnSquaresOver) {
  const fairway::pool::PoolMap map(4, 3);
  EXPECT_EQ(turned(map, Symmetry::HalfTurn, {1, 1}), (Square{4, 3}));
  EXPECT_EQ(turned(map, Symmetry::MirrorRows, {1, 1}), (Square{1, 3}));
  EXPECT_EQ(turned(map, Symmetry::MirrorColumns, {1, 1}), (Square{4, 1}));
  EXPECT_EQ(turned(map, Symmetry::HalfTurn, {2, 2}), (Square{3, 2}));
}

TEST(PoolSymmetries, AreBrokenByWaterLaddersAndRows) {
  Pool pool = drawn("..../..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {4, 3}, SquareDirection::S}};
  pool.start[Side::Red] = {{3, 2, {}}};
  pool.start[Side::Yellow] = {{1, 2, {}}};
  EXPECT_THAT(whatBreaks(pool, Symmetry::HalfTurn), IsEmpty());
  Pool other = pool;
  other.map.set({2, 2}, fairway::pool::Ground::Deck);
  EXPECT_THAT(whatBreaks(other, Symmetry::HalfTurn), ElementsAre(Square{3, 2}));
  other = pool;
  other.ladders[1].side = SquareDirection::E;
  EXPECT_THAT(whatBreaks(other, Symmetry::HalfTurn), ElementsAre(Square{1, 1}, Square{4, 3}));
  other = pool;
  other.ladders[1].bar = Side::Red;
  EXPECT_THAT(whatBreaks(other, Symmetry::HalfTurn), ElementsAre(Square{1, 1}, Square{4, 3}));
  other = pool;
  other.start[Side::Red] = {{2, 2, ColumnRange{1, 2}}};
  EXPECT_THAT(whatBreaks(other, Symmetry::HalfTurn), ElementsAre(Square{1, 1}, Square{2, 1}, Square{3, 1},
                                                                 Square{4, 1}, Square{1, 2}, Square{2, 2}));
  EXPECT_THAT(whatBreaks(pool, Symmetry::MirrorColumns),
              testing::IsSupersetOf({Square{1, 1}, Square{4, 3}, Square{2, 3}}));
}

// A ladder at the side looks to the other side only where columns change places.
TEST(PoolSymmetries, TurnLaddersWithTheirSquares) {
  Pool pool = drawn("..../....");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::W}, {Side::Yellow, {1, 2}, SquareDirection::W}};
  EXPECT_THAT(whatBreaks(pool, Symmetry::MirrorRows), IsEmpty());
  pool.ladders[1] = {Side::Yellow, {4, 1}, SquareDirection::E};
  EXPECT_THAT(whatBreaks(pool, Symmetry::MirrorColumns), IsEmpty());
  pool.ladders[1] = {Side::Yellow, {4, 2}, SquareDirection::E};
  EXPECT_THAT(whatBreaks(pool, Symmetry::HalfTurn), IsEmpty());
}

TEST(PoolSymmetries, DoNotCareForRowsWithoutWater) {
  Pool pool = drawn("..../####/....");
  pool.start[Side::Red] = {{3, 2, {}}};
  pool.start[Side::Yellow] = {{1, 2, {}}, {2, 5, {}}};
  EXPECT_THAT(whatBreaks(pool, Symmetry::HalfTurn), IsEmpty());
}

TEST(PoolHomeTables, ComeSideBySideWithTheSwimmerFirst) {
  Pool pool = drawn(".../...");
  pool.crocodiles = {fairway::pool::usualCrocodile(2), fairway::pool::usualCrocodile(1),
                     fairway::pool::usualCrocodile(2)};
  std::vector<std::pair<Side, int>> order;
  for (const HomeTable& table : homeTables(PoolBoard(pool))) order.emplace_back(table.side, table.value);
  EXPECT_THAT(order, ElementsAre(std::pair{Side::Red, 0}, std::pair{Side::Red, 1}, std::pair{Side::Red, 2},
                                 std::pair{Side::Yellow, 0}, std::pair{Side::Yellow, 1},
                                 std::pair{Side::Yellow, 2}));
}

TEST(PoolWords, NumbersHaveTwoDecimalsAtMost) {
  EXPECT_EQ(numberText(12.5), "12.5");
  EXPECT_EQ(numberText(3), "3");
  EXPECT_EQ(numberText(100), "100");
  EXPECT_EQ(numberText(2.346), "2.35");
  EXPECT_EQ(numberText(0), "0");
}

TEST(PoolWords, OfSixSquaresAreWhole) {
  std::vector<Square> squares;
  for (int column = 1; column <= 6; ++column) squares.push_back({column, 1});
  EXPECT_EQ(squaresPhrase(squares).english(), "[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1]");
  squares.push_back({7, 1});
  EXPECT_EQ(squaresPhrase(squares).english(), "[1, 1], [2, 1], [3, 1], [4, 1], [5, 1], [6, 1] and 1 more");
}

} // namespace
} // namespace fairway::validator::pool
