#include "validator/pool/validator.h"

#include "formats/document/json_text.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

// What is known of pools: published answers, and plain searches on random pools beside the quick ones.
namespace fairway::validator::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::drawn;
using fairway::pool::test::publishedPool;
using fairway::pool::test::randomPool;

std::string factOf(const Pool& pool, std::string_view name) {
  const Tree facts = factsOf(PoolStudy(pool));
  std::string text = formats::jsonText(*facts.find(name));
  text.pop_back(); // the line's end
  return text;
}

TEST(PoolFacts, OfThePublishedPool) {
  const Pool pool = publishedPool();
  EXPECT_EQ(factOf(pool, "water"), "80");
  EXPECT_EQ(factOf(pool, "deck"), "4");
  EXPECT_EQ(factOf(pool, "tiles"), "6");
  EXPECT_EQ(factOf(pool, "waters"), "1");
  EXPECT_EQ(factOf(pool, "chokes"), "[]");
  EXPECT_EQ(factOf(pool, "symmetry"), R"(["half-turn"])");
  EXPECT_EQ(factOf(pool, "room"), R"({"red":6,"yellow":6})");
  EXPECT_EQ(factOf(pool, "cut"), R"({"red":3,"yellow":3})");
  EXPECT_EQ(factOf(pool, "setup"), "true");
}

TEST(PoolFacts, OfNothingAreNull) {
  Pool pool = drawn("#");
  pool.start[Side::Red] = pool.start[Side::Yellow] = {{1, 1, {}}};
  EXPECT_EQ(factOf(pool, "water"), "0");
  EXPECT_EQ(factOf(pool, "ways"), R"({"red":{"min":null,"max":null,"mean":null,"none":0},)"
                                  R"("yellow":{"min":null,"max":null,"mean":null,"none":0}})");
  EXPECT_EQ(factOf(pool, "first_bite"), R"({"any":0.0,"setup":null})");
  EXPECT_EQ(factOf(pool, "setup"), "null");
  EXPECT_THAT(factOf(pool, "home"),
              testing::StartsWith(R"([{"side":"red","value":0,"stuck":0,"never":0,"turns":{"max":null,)"));
}

// "turns from the start squares that get home": the most of all, not of the last.
TEST(PoolFacts, OfTurnsHomeTellTheMost) {
  Pool pool = drawn("....");
  pool.ladders = {{Side::Red, {4, 1}, SquareDirection::E}};
  pool.start[Side::Red] = pool.start[Side::Yellow] = {{1, 1, {}}};
  EXPECT_THAT(factOf(pool, "home"), testing::StartsWith(R"([{"side":"red","value":0,"stuck":0,"never":0,)"
                                                        R"("turns":{"max":2,"mean":1.5}})"));
}

// "shares of the tiles": a number that occurs twice counts twice.
TEST(PoolFacts, OfTheFirstBiteCountTiles) {
  Pool pool = drawn("./././.");
  pool.crocodiles = {usualCrocodile(3), usualCrocodile(3), usualCrocodile(1), usualCrocodile(2)};
  pool.start[Side::Red] = {{4, 4, {}}};
  pool.start[Side::Yellow] = {{1, 4, {}}};
  EXPECT_EQ(factOf(pool, "first_bite"), R"({"any":0.5,"setup":null})");
}

// What is left of the water without some squares: whether a start square still reaches a ladder's.
bool isParted(const PoolBoard& board, Side side, const std::set<Square>& without) {
  std::set<Square> reached;
  std::vector<Square> open;
  const auto reach = [&](Square square) {
    if (board.pool().map.isWater(square) && !without.contains(square) && reached.insert(square).second)
      open.push_back(square);
  };
  for (const Square start : startSquares(board.pool(), side)) reach(start);
  while (!open.empty()) {
    const Square here = open.back();
    open.pop_back();
    for (const SquareDirection direction : allSides) reach(neighbour(here, direction));
  }
  const std::vector<Ladder> ladders = laddersOf(board.pool(), side);
  return std::none_of(ladders.begin(), ladders.end(),
                      [&](const Ladder& ladder) { return reached.contains(ladder.at); });
}

// The fewest squares that part start and ladders, by trying all sets of up to three.
std::size_t plainCut(const PoolBoard& board, Side side) {
  const std::vector<Square> water = board.pool().map.squaresOf(Ground::Water);
  if (isParted(board, side, {})) return 0;
  for (const Square a : water)
    if (isParted(board, side, {a})) return 1;
  for (const Square a : water)
    for (const Square b : water)
      if (isParted(board, side, {a, b})) return 2;
  return 3;
}

TEST(PoolFacts, CutsAreTheSmallest) {
  Random random(8);
  std::map<std::size_t, int> sizes;
  for (int i = 0; i < fairway::test::cases(150); ++i) {
    Pool pool = randomPool(random);
    if (pool.map.columns() * pool.map.rows() > 60) continue;
    const PoolBoard board(pool);
    for (const Side side : bothSides) {
      const std::vector<Square> cut = smallestCut(board, side);
      EXPECT_TRUE(isParted(board, side, {cut.begin(), cut.end()}));
      const std::size_t plain = plainCut(board, side);
      EXPECT_EQ(std::min<std::size_t>(cut.size(), 3), plain);
      ++sizes[plain];
    }
  }
  for (const std::size_t size : {0U, 1U, 2U, 3U}) EXPECT_GE(sizes[size], fairway::test::cases(5)) << size;
}

std::vector<Square> plainChokes(const Pool& pool) {
  std::vector<Square> found;
  for (const Square gone : pool.map.squaresOf(Ground::Water)) {
    Pool without = pool;
    without.map.set(gone, Ground::Deck);
    const PoolBoard board(without);
    int large = 0;
    std::set<int> seen;
    for (const SquareDirection side : allSides) { // the parts of its own body touch it
      const SquareNumber next = board.numberOf(neighbour(gone, side));
      if (next == noSquare || !board.water().test(next) || seen.contains(next)) continue;
      const SquareSet part = connected(board, next, board.water());
      part.forEach([&](int number) { seen.insert(number); });
      large += part.count() >= 3 ? 1 : 0;
    }
    if (large >= 2) found.push_back(gone);
  }
  return found;
}

TEST(PoolFacts, ChokesAreThoseOfAPlainSearch) {
  Random random(9);
  for (int i = 0; i < fairway::test::cases(300); ++i) {
    const Pool pool = randomPool(random);
    std::vector<Square> found;
    for (const Choke& choke : chokes(PoolBoard(pool))) found.push_back(choke.square);
    EXPECT_EQ(found, plainChokes(pool));
  }
}

// Forwards from each square, instead of backwards from the bar.
int plainTurnsHome(const PoolBoard& board, Side side, int value, SquareNumber from) {
  SquareSet reached;
  reached.set(from);
  for (int turn = 1;; ++turn) {
    SquareSet next = reached;
    bool home = false;
    reached.forEach([&](int number) {
      const SquareEnds ends = endsAlone(board, side, static_cast<SquareNumber>(number), value);
      home = home || ends.bar;
      next |= ends.squares;
    });
    if (home) return turn;
    if (next == reached) return 0;
    reached = next;
  }
}

TEST(PoolFacts, TurnsHomeAreThoseOfAPlainSearch) {
  Random random(10);
  for (int i = 0; i < fairway::test::cases(60); ++i) {
    const Pool pool = randomPool(random);
    if (pool.map.columns() * pool.map.rows() > 50) continue;
    const PoolBoard board(pool);
    for (const HomeTable& home : homeTables(board))
      board.water().forEach([&](int number) {
        EXPECT_EQ(home.turnsFrom(number),
                  plainTurnsHome(board, home.side, home.value, static_cast<SquareNumber>(number)));
        const bool stuck = !endsAlone(board, home.side, static_cast<SquareNumber>(number), home.value).any();
        EXPECT_EQ(home.stuck.test(number), stuck);
      });
  }
}

TEST(PoolFacts, SymmetriesSwapTheSides) {
  Pool pool = drawn(". . ./. . ./. . ./. . .");
  pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {3, 4}, SquareDirection::S}};
  pool.start[Side::Red] = {{4, 2, {}}};
  pool.start[Side::Yellow] = {{1, 2, ColumnRange{1, 3}}};
  EXPECT_EQ(factOf(pool, "symmetry"), R"(["half-turn"])") << "columns that are all need not be said";
  pool.ladders = {{Side::Red, {2, 1}, SquareDirection::N}, {Side::Yellow, {2, 4}, SquareDirection::S}};
  EXPECT_EQ(factOf(pool, "symmetry"), R"(["half-turn","mirror-rows"])");
  pool.start[Side::Red][0].swimmers = 3;
  EXPECT_EQ(factOf(pool, "symmetry"), "[]");
  pool.ladders = {{Side::Red, {1, 2}, SquareDirection::W}, {Side::Yellow, {3, 2}, SquareDirection::E}};
  pool.start[Side::Red] = {{4, 1, ColumnRange{1, 1}}};
  pool.start[Side::Yellow] = {{4, 1, ColumnRange{3, 3}}};
  EXPECT_EQ(factOf(pool, "symmetry"), R"(["mirror-columns"])");
}

} // namespace
} // namespace fairway::validator::pool
