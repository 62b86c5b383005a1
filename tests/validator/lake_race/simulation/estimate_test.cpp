#include "validator/lake_race/simulation/estimate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace fairway::validator::lake_race {
namespace {

TEST(NormalQuantile, KnownValues) {
  EXPECT_NEAR(normalQuantile(0.05), 1.959964, 1e-6);
  EXPECT_NEAR(normalQuantile(0.01), 2.575829, 1e-6);
  EXPECT_NEAR(normalQuantile(0.0025), 3.023341, 1e-6);
}

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

const Equality plain{0.25, 0.02, {}};

TEST(Judge, IsByEquivalence) {
  const Estimate inside{0.25, 0.24, 0.26, 0.4};
  const Estimate wide{0.25, 0.22, 0.28, 0.4};
  const Estimate outside{0.30, 0.28, 0.32, 0.4};
  const Estimate below{0.20, 0.18, 0.22, 0.4};
  EXPECT_EQ(judge({inside, inside}, plain), Fairness::Fair);
  EXPECT_EQ(judge({inside, wide}, plain), Fairness::Undecided) << "no difference seen is not fair";
  EXPECT_EQ(judge({inside, outside}, plain), Fairness::Unfair);
  EXPECT_EQ(judge({below, inside}, plain), Fairness::Unfair);
  EXPECT_EQ(judge({{0.27, 0.26, 0.28, 0.4}}, plain), Fairness::Undecided) << "across the margin";
}

// What is nobody's fault is allowed: seat 1 may be 10 points off, seat 2 none.
TEST(Judge, AllowsWhatNoLakeCanHelp) {
  const Equality asked{0.25, 0.02, {0.1, 0}};
  const Estimate inside{0.25, 0.24, 0.26, 0.4};
  const Estimate ahead{0.34, 0.33, 0.36, 0.4};
  const Estimate behind{0.16, 0.15, 0.18, 0.4};
  const Estimate beyond{0.40, 0.38, 0.42, 0.4};
  const Estimate across{0.36, 0.34, 0.38, 0.4};
  EXPECT_EQ(judge({inside, inside}, asked), Fairness::Fair) << "also where more were allowed";
  EXPECT_EQ(judge({ahead, inside}, asked), Fairness::Neutral);
  EXPECT_EQ(judge({behind, inside}, asked), Fairness::Neutral) << "to either side";
  EXPECT_EQ(judge({beyond, inside}, asked), Fairness::Unfair);
  EXPECT_EQ(judge({across, inside}, asked), Fairness::Undecided);
  EXPECT_EQ(judge({inside, ahead}, asked), Fairness::Unfair) << "each seat has its own";
  EXPECT_EQ(unfairOnes({beyond, ahead}, asked), (std::vector<std::size_t>{0, 1}));
  EXPECT_TRUE(neverFair({ahead, inside}, asked));
  EXPECT_FALSE(neverFair({{0.25, 0.2, 0.3, 0.4}, inside}, asked));
}

TEST(RacesToDecide, CountsWithWhatIsAllowed) {
  const Estimate ahead{0.34, 0.2, 0.5, 0.4};
  const auto needed = racesToDecide({ahead}, {0.25, 0.02, {0.1}}, 4, 0.01);
  ASSERT_TRUE(needed);
  const double blocks = static_cast<double>(*needed) / 4;
  EXPECT_NEAR(normalQuantile(0.01) * 0.4 / std::sqrt(blocks) + 1 / blocks, 0.03, 1e-4);
}

TEST(RacesToDecide, FewerWhereTheCaseIsClear) {
  const Estimate clear{0.25, 0.2, 0.3, 0.4};
  const Estimate close{0.265, 0.2, 0.3, 0.4};
  const auto clearly = racesToDecide({clear}, plain, 4, 0.01);
  const auto closely = racesToDecide({clear, close}, plain, 4, 0.01);
  ASSERT_TRUE(clearly && closely);
  EXPECT_LT(*clearly, *closely);
  // With so many races the interval just fits.
  const double blocks = static_cast<double>(*clearly) / 4;
  EXPECT_NEAR(normalQuantile(0.01) * 0.4 / std::sqrt(blocks) + 1 / blocks, 0.02, 1e-4);
  EXPECT_FALSE(racesToDecide({{0.27, 0.2, 0.3, 0.4}}, plain, 4, 0.01)) << "on the margin itself";
}

} // namespace
} // namespace fairway::validator::lake_race
