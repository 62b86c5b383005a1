#include "validator/lake_race/simulation/tally.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace fairway::validator::lake_race {
namespace {

TEST(Estimate, OfEvenBlocksIsNarrow) {
  // 1000 blocks of 4 races, one win in each: no spread at all.
  const Estimate even = estimate({1000, 1000, 1000}, 4000, 1000, 4, 0.01);
  EXPECT_DOUBLE_EQ(even.share, 0.25);
  EXPECT_DOUBLE_EQ(even.deviation, 0);
  EXPECT_NEAR(even.high - even.low, 0.002, 1e-12) << "what the normal curve is wrong by stays";
}

TEST(Estimate, OfUnevenBlocksHasTheirSpread) {
  // Half the blocks have 2 wins, half none.
  const Estimate uneven = estimate({1000, 1000, 2000}, 4000, 1000, 4, 0.05);
  EXPECT_DOUBLE_EQ(uneven.share, 0.25);
  EXPECT_NEAR(uneven.deviation, 0.25, 1e-3);
  EXPECT_NEAR(uneven.high - uneven.share, 1.96 * 0.25 / std::sqrt(1000.0) + 0.001, 1e-4);
}

TEST(Estimate, OfTooFewBlocksSaysNothing) {
  const Estimate nothing = estimate({1, 1, 1}, 4, 1, 4, 0.01);
  EXPECT_EQ(nothing.low, 0);
  EXPECT_EQ(nothing.high, 1);
}

// Blocks with a known share, drawn again and again: the interval must hold it as often as it says.
TEST(Estimate, HoldsTheTruthAsOftenAsItSays) {
  std::mt19937 random(3);
  for (const double share : {0.01, 0.25, 0.5}) {
    int held = 0;
    constexpr int draws = 2000;
    for (int draw = 0; draw < draws; ++draw) {
      BlockCount count;
      constexpr int blocks = 200;
      for (int block = 0; block < blocks; ++block) {
        std::int64_t here = 0;
        for (int race = 0; race < 4; ++race)
          if (std::uniform_real_distribution<double>()(random) < share) ++here;
        count.add({here, here, here * here});
      }
      const Estimate result = estimate(count, 4 * blocks, blocks, 4, 0.05);
      if (result.low <= share && share <= result.high) ++held;
    }
    EXPECT_GT(held, draws * 0.94) << share;
  }
}

} // namespace
} // namespace fairway::validator::lake_race
