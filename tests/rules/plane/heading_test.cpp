#include "rules/plane/heading.h"

#include <gtest/gtest.h>

namespace fairway::plane {
namespace {

TEST(Headings, AreThoseOfACompass) {
  EXPECT_EQ(ahead(Heading::ofDegrees(0)), (Vec{0, -10000}));
  EXPECT_EQ(ahead(Heading::ofDegrees(90)), (Vec{10000, 0}));
  EXPECT_EQ(ahead(Heading::ofDegrees(15)), (Vec{2588, -9659}));
  EXPECT_EQ(ahead(Heading::ofDegrees(210)), (Vec{-5000, 8660}));
  EXPECT_EQ(abeam(Heading::ofDegrees(0)), (Vec{10000, 0}));
  EXPECT_EQ(Heading(-1).degrees(), 345);
  EXPECT_EQ(Heading::ofDegrees(-90).degrees(), 270);
  EXPECT_EQ(Heading(23).turned(2).degrees(), 15);
}

TEST(Headings, QuarterTurnsAndMirrorImagesAreExact) {
  for (int steps = 0; steps < headingCount; ++steps) {
    const Vec v = ahead(Heading(steps));
    EXPECT_EQ(ahead(Heading(steps + 6)), (Vec{-v.y, v.x}));
    EXPECT_EQ(ahead(Heading(-steps)), (Vec{-v.x, v.y}));
  }
}

TEST(Rounding, HalvesGoAwayFromZero) {
  EXPECT_EQ(mm({5000, -5000}), (Vec{1, -1}));
  EXPECT_EQ(mm({4999, -4999}), (Vec{0, 0}));
  EXPECT_EQ(mm({315000, -315000}, 2 * one), (Vec{16, -16})) << "15.75";
  EXPECT_EQ(snap({25000, -25000}), (Vec{5, -5}));
  EXPECT_EQ(snap({24999, 75000}), (Vec{0, 10}));
}

TEST(Rounding, IsTheNearestOfAll) {
  for (std::int64_t value = -200000; value <= 200000; value += 7) {
    const Vec near = snap({value, 0}), whole = mm({value, 0});
    EXPECT_LE(std::abs(near.x * std::int64_t{one} - value), 25000);
    EXPECT_LE(std::abs(whole.x * std::int64_t{one} - value), 5000);
    EXPECT_EQ(near.x % 5, 0);
    EXPECT_EQ(snap({-value, 0}).x, -near.x);
    EXPECT_EQ(mm({-value, 0}).x, -whole.x);
  }
}

} // namespace
} // namespace fairway::plane
