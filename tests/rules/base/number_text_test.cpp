#include "rules/base/number_text.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace fairway {
namespace {

TEST(NumberText, HasTheDecimalsAskedFor) {
  EXPECT_EQ(withDecimals(2.5, 2), "2.50");
  EXPECT_EQ(withDecimals(-0.125, 2), "-0.12") << "a half goes to the even digit, which it is exactly";
  EXPECT_EQ(withDecimals(1e6, 0), "1000000");
  EXPECT_EQ(withDecimals(std::numeric_limits<double>::max(), 0).size(), 309u);
}

TEST(NumberText, HasNoMoreDigitsThanAskedFor) {
  EXPECT_EQ(withDigits(2.5, 6), "2.5");
  EXPECT_EQ(withDigits(1250, 4), "1250");
  EXPECT_EQ(withDigits(1.2345e9, 2), "1.2e+09");
  EXPECT_EQ(roundedTo(1.2345, 3), 1.23);
  EXPECT_EQ(roundedTo(1.2345, 1), 1.0);
  EXPECT_EQ(roundedTo(98765, 2), 99000);
  EXPECT_EQ(roundedTo(0.1 + 0.2, 12), 0.3);
  EXPECT_TRUE(std::isinf(roundedTo(std::numeric_limits<double>::infinity(), 3)));
}

TEST(NumberText, CommasGroupThousands) {
  EXPECT_EQ(withCommas(0), "0");
  EXPECT_EQ(withCommas(999), "999");
  EXPECT_EQ(withCommas(1000), "1,000");
  EXPECT_EQ(withCommas(12345), "12,345");
  EXPECT_EQ(withCommas(999999), "999,999");
  EXPECT_EQ(withCommas(1234567), "1,234,567");
}

TEST(NumberText, SharesArePercent) {
  EXPECT_EQ(percent(0.456), "45.6 %");
  EXPECT_EQ(percent(1, 0), "100 %");
}

} // namespace
} // namespace fairway
