#include "rules/pool/play/perft.h"

#include "rules/pool/play/placing.h"
#include "tests/rules/pool/pools.h"
#include "tests/support/sanitized.h"

#include <gtest/gtest.h>

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

} // namespace
} // namespace fairway::pool::test
