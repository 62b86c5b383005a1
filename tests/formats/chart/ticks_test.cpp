#include "formats/chart/ticks.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using testing::ElementsAre;

TEST(Ticks, StepsAreOneTwoOrFiveTimesAPowerOfTen) {
  EXPECT_DOUBLE_EQ(tickStep(0, 10, 10, false), 1);
  EXPECT_DOUBLE_EQ(tickStep(0, 11, 10, false), 2);
  EXPECT_DOUBLE_EQ(tickStep(0, 21, 10, false), 5);
  EXPECT_DOUBLE_EQ(tickStep(0, 51, 10, false), 10);
  EXPECT_DOUBLE_EQ(tickStep(17.2, 17.4, 5, false), 0.05);
  EXPECT_DOUBLE_EQ(tickStep(0, 0.3, 5, false), 0.1);
  EXPECT_DOUBLE_EQ(tickStep(0, 2000, 4, false), 500);
}

TEST(Ticks, OfWholeThingsAreWhole) {
  EXPECT_EQ(tickStep(0, 2, 10, true), 1);
  EXPECT_EQ(tickStep(0, 200, 10, true), 20);
}

TEST(Ticks, AScaleIsWidenedToWholeSteps) {
  EXPECT_EQ(widenedScale(17.3, 21.9, 5, false), (TickScale{17, 22, 1}));
  EXPECT_EQ(widenedScale(-3, 12, 4, false), (TickScale{-5, 15, 5}));
  EXPECT_EQ(widenedScale(0, 10, 5, false), (TickScale{0, 10, 2})) << "what fits already stays";
}

TEST(Ticks, ASingleNumberLiesInTheMiddle) {
  EXPECT_EQ(widenedScale(0, 0, 4, false), (TickScale{-1, 1, 0.5}));
  EXPECT_EQ(widenedScale(7, 7, 4, true), (TickScale{6, 8, 1}));
  const TickScale scale = widenedScale(20, 20, 4, false);
  EXPECT_LT(scale.from, 20);
  EXPECT_GT(scale.to, 20);
}

TEST(Ticks, AllWithinTheStretchAreListed) {
  EXPECT_THAT(ticksOf({0, 1, 0.25}), ElementsAre(0, 0.25, 0.5, 0.75, 1));
  EXPECT_THAT(ticksOf({3, 11, 5}), ElementsAre(5, 10));
  EXPECT_EQ(ticksOf({0, 0.3, 0.1}).size(), 4u) << "a sum of tenths is not quite 0.3";
}

TEST(Ticks, NumbersHaveTheDecimalsOfTheStepAndTheMarkOfTheLanguage) {
  EXPECT_EQ(tickText(17.5, 0.5, false, "."), "17.5");
  EXPECT_EQ(tickText(17.5, 0.5, false, ","), "17,5");
  EXPECT_EQ(tickText(17, 0.05, false, "."), "17.00");
  EXPECT_EQ(tickText(1500, 500, false, "."), "1500");
  EXPECT_EQ(tickText(0.25, 0.05, true, "."), "25 %");
  EXPECT_EQ(tickText(0.125, 0.005, true, ","), "12,5 %");
}

} // namespace
} // namespace fairway::formats
