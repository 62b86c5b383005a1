#include "rules/pool/play/perft.h"

#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

namespace fairway::pool::test {
namespace {

std::uint64_t linesFromTheStart(int depth) {
  const PoolBoard board(publishedPool());
  const Match match(board, setupPosition(board));
  std::uint64_t nodes = 0;
  for (const PerftChoice& choice : perft(match, depth)) nodes += choice.nodes;
  return nodes;
}

TEST(PoolPerft, OfThePublishedStart) {
  EXPECT_EQ(linesFromTheStart(1), 291U);
  EXPECT_EQ(linesFromTheStart(2), 83968U);
  if (fairway::test::sanitized) return;
  EXPECT_EQ(linesFromTheStart(3), 20233682U);
}

// Lines counted by playing each of them as a game, which knows its own end.
std::uint64_t linesOf(const Match& match, int depth) {
  if (depth == 0) return 1;
  if (match.over()) return 0;
  std::uint64_t lines = 0;
  for (const Turn& turn : legalTurns(match.board(), match.position())) {
    Match next = match;
    next.play(turn);
    lines += linesOf(next, depth - 1);
  }
  return lines;
}

// Tiny pools, so that positions come back and games end within the lines.
TEST(PoolPerft, CountsOnlyLinesThatNoEndCutsShort) {
  Random random(4);
  for (const char* map : {"../..", "...", "../../..", ".../.#."}) {
    Pool pool = drawn(map);
    pool.ladders = {{Side::Red, {1, 1}, SquareDirection::N}, {Side::Yellow, {2, 1}, SquareDirection::N}};
    pool.crocodiles = {usualCrocodile(1)};
    pool.opening = 1;
    pool.quiet = minQuiet;
    const PoolBoard board(pool);
    for (int game = 0; game < 6; ++game) {
      const auto swimmers = randomSwimmers(pool, random);
      BySide<std::vector<SquareNumber>> numbers;
      for (const Side side : bothSides) numbers[side].push_back(board.numberOf((*swimmers)[side].front()));
      Match match(board, Position(board, numbers));
      for (std::size_t turns = random.below(5); turns > 0 && !match.over(); --turns) {
        const std::vector<Turn> legal = legalTurns(board, match.position());
        match.play(legal[random.below(legal.size())]);
      }
      for (const int depth : {1, 3, 5}) {
        std::uint64_t lines = 0;
        for (const PerftChoice& choice : perft(match, depth)) {
          Match next = match;
          next.play(choice.turn);
          EXPECT_EQ(choice.nodes, linesOf(next, depth - 1)) << map;
          lines += choice.nodes;
        }
        EXPECT_EQ(lines, match.over() ? 0 : linesOf(match, depth)) << map;
      }
    }
  }
}

// A game ends when a position lies for the third time, also where some of the times lie within the counted
// line.
TEST(PoolPerft, SeesPositionsComeBackWithinTheLine) {
  Pool pool = drawn("....");
  pool.crocodiles = {usualCrocodile(1)};
  const PoolBoard board(pool);
  BySide<std::vector<SquareNumber>> ends;
  ends[Side::Red] = {board.numberOf({1, 1})};
  ends[Side::Yellow] = {board.numberOf({4, 1})};
  Match match(board, Position(board, ends));
  const auto expectLines = [&] {
    for (const int depth : {6, 7}) {
      std::uint64_t lines = 0;
      for (const PerftChoice& choice : perft(match, depth)) lines += choice.nodes;
      EXPECT_EQ(lines, linesOf(match, depth)) << depth;
    }
  };
  expectLines();
  const auto goes = [&](int from, int to) {
    match.play({Act::Swim, board.numberOf({from, 1}), board.numberOf({to, 1}), 0});
  };
  goes(1, 2), goes(4, 3), goes(2, 1); // yellow can go back to where all began
  expectLines();
  EXPECT_THAT(perft(match, 6, [] { return true; }), testing::Each(testing::Field(&PerftChoice::nodes, 0U)));
}

} // namespace
} // namespace fairway::pool::test
