#include "validator/core/statistics.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <random>

namespace fairway::validator {
namespace {

TEST(NormalQuantile, KnownValues) {
  EXPECT_NEAR(normalQuantile(0.05), 1.959963984540054, 1e-14);
  EXPECT_NEAR(normalQuantile(0.01), 2.575829303548901, 1e-14);
  EXPECT_NEAR(normalQuantile(0.0025), 3.023341439739147, 1e-14);
}

TEST(Deviation, IsThatOfASample) {
  EXPECT_DOUBLE_EQ(deviationOf(6, 14, 3), 1); // of 1, 2, 3
  EXPECT_EQ(deviationOf(5, 25, 1), 0);
  EXPECT_EQ(deviationOf(0, 0, 0), 0);
}

TEST(Mean, OfWinsLossesAndDraws) {
  const Estimate half = meanOf(500, 500, 1000, 0.01); // 500 wins of 1000
  EXPECT_DOUBLE_EQ(half.share, 0.5);
  EXPECT_NEAR(half.high - 0.5, 2.5758 * 0.5 / std::sqrt(1000.0) + 0.001, 1e-4);
  EXPECT_NEAR(0.5 - half.low, half.high - 0.5, 1e-12);
  const Estimate draws = meanOf(500, 250, 1000, 0.01); // nothing but draws
  EXPECT_NEAR(draws.high - draws.low, 0.002, 1e-12);
  EXPECT_EQ(meanOf(0, 0, 0, 0.01).high, 1);
  EXPECT_EQ(meanOf(0, 0, 0, 0.01).share, 0);
  const Estimate one = meanOf(1, 1, 1, 0.01);
  EXPECT_EQ(one.share, 1);
  EXPECT_EQ(one.low, 0) << "one race says nothing";
  EXPECT_EQ(one.high, 1);
  EXPECT_EQ(one.deviation, 0);
}

TEST(Mean, OfWilsonKnowsThatRareEventsMayBeMissed) {
  const Estimate half = wilsonMeanOf(500, 500, 1000, 0.01);
  EXPECT_NEAR(half.high - half.low, 2 * 2.5758 * 0.5 / std::sqrt(1000.0), 0.001);
  const Estimate draws = wilsonMeanOf(500, 250, 1000, 0.01);
  EXPECT_LT(draws.high - draws.low, 0.01);
  const Estimate none = wilsonMeanOf(0, 0, 1000, 0.01);
  EXPECT_EQ(none.low, 0);
  EXPECT_NEAR(none.high, 2.5758 * 2.5758 / (1000 + 2.5758 * 2.5758), 1e-6);
  EXPECT_EQ(wilsonMeanOf(0, 0, 0, 0.01).high, 1);
}

TEST(JudgeAtMost, IsByTheWholeInterval) {
  EXPECT_EQ(judgeAtMost({0.7, 0.6, 0.79}, 0.8), Fairness::Fair);
  EXPECT_EQ(judgeAtMost({0.7, 0.6, 0.81}, 0.8), Fairness::Undecided);
  EXPECT_EQ(judgeAtMost({0.9, 0.81, 0.95}, 0.8), Fairness::Unfair);
}

// Limits belong to what is allowed. These numbers are exact in binary.
TEST(JudgeAtMost, AllowsTheLimitItself) {
  EXPECT_EQ(judgeAtMost({0.5, 0.25, 0.75}, 0.75), Fairness::Fair);
  EXPECT_EQ(judgeAtMost({0.875, 0.75, 1}, 0.75), Fairness::Undecided);
}

TEST(Judge, AllowsTheMarginItself) {
  const Equality wide{0.5, 0.25, {}};
  EXPECT_EQ(judge({{0.5, 0.25, 0.75, 0.4}}, wide), Fairness::Fair);
  EXPECT_EQ(judge({{0.8, 0.75, 1, 0.4}}, wide), Fairness::Undecided);
  EXPECT_EQ(judge({{0.2, 0, 0.25, 0.4}}, wide), Fairness::Undecided);
  EXPECT_FALSE(racesToDecide({{0.75, 0.5, 1, 0.4}}, wide, 0.01)) << "on the margin itself";
}

TEST(HalfWidth, IsThatOfAllVerdicts) {
  EXPECT_NEAR(halfWidth(2, 100), 2.575829303548901 * 0.2, 1e-12);
  EXPECT_NEAR(halfWidth(2, 1), 2.575829303548901 * 2, 1e-12);
  EXPECT_NEAR(halfWidth(2, 0), 2.575829303548901 * 2, 1e-12) << "as of one";
}

TEST(RoundNumbers, HaveTwoDigitsAndAreRoundedUp) {
  for (const auto& [races, shown] : std::map<std::int64_t, std::string>{
           {1, "1"}, {99, "99"}, {100, "100"}, {101, "110"}, {990, "990"}, {991, "1,000"}, {91916, "92,000"}})
    EXPECT_EQ(inRoundNumbers(races), shown);
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
  EXPECT_TRUE(isSettled({ahead, inside}, asked)) << "neutral, and never fair";
  EXPECT_TRUE(isSettled({inside, inside}, asked));
  EXPECT_TRUE(isSettled({beyond, inside}, asked));
  EXPECT_FALSE(isSettled({across, inside}, asked));
  const Estimate wide{0.25, 0.2, 0.3, 0.4};
  EXPECT_EQ(judge({wide, inside}, asked), Fairness::Neutral);
  EXPECT_FALSE(isSettled({wide, inside}, asked)) << "more races may show it to be fair";
}

TEST(RacesToDecide, CountsWithWhatIsAllowed) {
  const Estimate ahead{0.34, 0.2, 0.5, 0.4};
  const auto needed = racesToDecide({ahead}, {0.25, 0.02, {0.1}}, 0.01, 4);
  ASSERT_TRUE(needed);
  const double blocks = static_cast<double>(*needed) / 4;
  EXPECT_NEAR(normalQuantile(0.01) * 0.4 / std::sqrt(blocks) + 1 / blocks, 0.03, 1e-4);
}

// The bound p solves: the chance of `events` or fewer in `trials` is 1 - confidence.
TEST(ShareAtMost, IsClopperAndPearsons) {
  EXPECT_NEAR(shareAtMost(0, 1000, 0.99), 0.0045945, 1e-7);
  EXPECT_NEAR(shareAtMost(0, 1000, 0.99), 1 - std::pow(0.01, 1e-3), 1e-14);
  EXPECT_EQ(shareAtMost(5, 5, 0.99), 1);
  EXPECT_EQ(shareAtMost(0, 0, 0.99), 1);
  const double p = shareAtMost(2, 10, 0.99);
  const double q = 1 - p;
  EXPECT_NEAR(std::pow(q, 10) + 10 * p * std::pow(q, 9) + 45 * p * p * std::pow(q, 8), 0.01, 1e-12);
}

TEST(RacesToDecide, FewerWhereTheCaseIsClear) {
  const Estimate clear{0.25, 0.2, 0.3, 0.4};
  const Estimate close{0.265, 0.2, 0.3, 0.4};
  const auto clearly = racesToDecide({clear}, plain, 0.01, 4);
  const auto closely = racesToDecide({clear, close}, plain, 0.01, 4);
  ASSERT_TRUE(clearly && closely);
  EXPECT_LT(*clearly, *closely);
  // With so many races the interval just fits.
  const double blocks = static_cast<double>(*clearly) / 4;
  EXPECT_NEAR(normalQuantile(0.01) * 0.4 / std::sqrt(blocks) + 1 / blocks, 0.02, 1e-4);
  EXPECT_FALSE(racesToDecide({{0.27, 0.2, 0.3, 0.4}}, plain, 0.01, 4)) << "on the margin itself";
}

// Of two that are outside the nearest to be shown counts, of those that are inside the last.
TEST(RacesToDecide, OneOutsideIsEnough) {
  const Estimate inside{0.25, 0.2, 0.3, 0.4}, outside{0.31, 0.2, 0.4, 0.4}, further{0.4, 0.2, 0.5, 0.4};
  const auto alone = racesToDecide({further}, plain, 0.01, 4);
  ASSERT_TRUE(alone);
  EXPECT_EQ(racesToDecide({inside, outside, further}, plain, 0.01, 4), alone);
  EXPECT_EQ(racesToDecide({further, outside, inside}, plain, 0.01, 4), alone);
  const double room = 0.13, q = normalQuantile(0.01) * 0.4;
  const double root = (q + std::sqrt(q * q + 4 * room)) / (2 * room);
  EXPECT_EQ(*alone, 4 * static_cast<std::int64_t>(std::ceil(root * root)));
}

TEST(Edges, AddUpToTheWinRate) {
  const auto edges = edgesOf({0.4, 0.6}, {0.35, 0.65}, {0.5, 0.5});
  ASSERT_EQ(edges.size(), 2u);
  EXPECT_NEAR(edges[0].turnOrder, -0.1, 1e-12);
  EXPECT_NEAR(edges[0].startPlaces, -0.05, 1e-12);
  EXPECT_NEAR(edges[0].traffic, 0.15, 1e-12);
}

// P(seat s wins) = sum over t of p(t) S(t)^(s-1) (S(t)+p(t))^(n-s), by hand.
TEST(WinChances, AreThoseOfTheFormula) {
  const FinishTurns turns{{0, 0.5, 0.3}, 0.2};
  const auto chances = winChances({&turns, &turns, &turns});
  const std::array<double, 3> p{0, 0.5, 0.3};
  const std::array<double, 3> s{1, 0.5, 0.2};
  for (std::size_t seat = 0; seat < 3; ++seat) {
    double expected = 0.2 * 0.2 * 0.2 / 3;
    for (std::size_t t = 0; t < 3; ++t)
      expected += p[t] * std::pow(s[t], static_cast<double>(seat)) *
                  std::pow(s[t] + p[t], static_cast<double>(2 - seat));
    EXPECT_NEAR(chances[seat], expected, 1e-12);
  }
  EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-12);
}

TEST(WinChances, OfOneWhoNeverFinishesAndOneWhoAlwaysDoes) {
  const FinishTurns never{{0}, 1};
  const FinishTurns sure{{0, 0, 1}, 0};
  EXPECT_EQ(winChances({&never, &sure}), (std::vector<double>{0, 1}));
  EXPECT_EQ(winChances({&never, &never}), (std::vector<double>{0.5, 0.5}));
  EXPECT_EQ(winChances({&sure, &sure}), (std::vector<double>{1, 0})) << "who moves first";
}

TEST(EqualShares, AllowWhatTurnOrderDoes) {
  const Equality asked = equalShares(2, edgesOf({0.55, 0.45}, {0.5, 0.5}, {0.6, 0.4}));
  EXPECT_DOUBLE_EQ(asked.centre, 0.5);
  EXPECT_NEAR(asked.reach(0), 0.07, 1e-12);
  EXPECT_NEAR(asked.reach(1), 0.07, 1e-12);
  EXPECT_NEAR(equalShares(3, {}).reach(2), 0.02, 1e-12) << "of turn order nothing is known";
}

TEST(Fairness, HasFourWords) {
  EXPECT_EQ(nameOf(Fairness::Fair), "fair");
  EXPECT_EQ(nameOf(Fairness::Neutral), "neutral");
  EXPECT_EQ(nameOf(Fairness::Unfair), "unfair");
  EXPECT_EQ(nameOf(Fairness::Undecided), "undecided");
}

} // namespace
} // namespace fairway::validator
