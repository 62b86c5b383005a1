// Turns ask for no memory: neither the query for what is legal nor what comes of a turn.
#include "rules/pool/play/legal.h"
#include "tests/rules/lake_race/count_allocations.h"
#include "tests/rules/pool/pools.h"

#include <gtest/gtest.h>

namespace fairway::pool {
namespace {

TEST(PoolAllocations, AreNoneInATurn) {
  Random random(6);
  for (int i = 0; i < 30; ++i) {
    const Pool pool = test::randomPool(random);
    const auto swimmers = test::randomSwimmers(pool, random);
    if (!swimmers) continue;
    const PoolBoard board(pool);
    Position position = test::positionOf(board, *swimmers);
    const std::uint64_t before = fairway::test::allocations();
    for (int turn = 0; turn < 40 && position.passes() < 2; ++turn) {
      std::uint64_t chosen = random.below(countTurns(board, position));
      Turn played;
      forEachTurn(board, position, [&](const Turn& legal) {
        if (chosen-- == 0) played = legal;
      });
      position = position.after(played);
    }
    EXPECT_EQ(fairway::test::allocations(), before);
  }
}

} // namespace
} // namespace fairway::pool
