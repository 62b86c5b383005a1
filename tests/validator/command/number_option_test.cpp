#include "validator/command/call/number_option.h"

#include <gtest/gtest.h>

namespace fairway::command {
namespace {

TEST(WholeNumber, IsWrittenAsPeopleWriteIt) {
  const auto read = [](std::string text) { return whyNoWholeNumber(text, -5, 20).empty() ? text : "none"; };
  EXPECT_EQ(read("7"), "7");
  EXPECT_EQ(read("+7"), "7");
  EXPECT_EQ(read("-5"), "-5");
  EXPECT_EQ(read("010"), "10") << "ten, not eight";
  for (const char* text : {"", " ", "-", "+", "+-1", "-6", "21", "0x7", "7.0", "7e0", "7 ", " 7", "seven",
                           "99999999999999999999", "1,2"})
    EXPECT_EQ(read(text), "none") << text;
}

TEST(WholeNumber, SeedsHave64Bits) {
  std::string most = "18446744073709551615", more = "18446744073709551616", less = "-1";
  EXPECT_EQ(whyNoSeed(most), "");
  EXPECT_NE(whyNoSeed(more), "");
  EXPECT_NE(whyNoSeed(less), "");
}

TEST(Number, IsFiniteAndInRange) {
  const auto taken = [](const std::string& text) { return whyNoNumber(text, 0, 1e6).empty(); };
  for (const char* text : {"0", "60", "0.5", ".5", "5.", "1e3", "1E3", "+2", "1000000", "007"})
    EXPECT_TRUE(taken(text)) << text;
  for (const char* text : {"", " ", "nan", "-nan", "inf", "-inf", "infinity", "1e999", "0x1p3", "0x10", "1e",
                           "1.5.2", "-1", "1000000.1", "1 ", "+-1", "++1", "1,5"})
    EXPECT_FALSE(taken(text)) << text;
}

TEST(Number, TheMessageSaysWhatIsExpected) {
  EXPECT_EQ(whyNoNumber("nan", 0, 1e6), "expected a number from 0 to 1000000, found 'nan'");
  EXPECT_EQ(whyNoNumber("", 0.5, 2), "expected a number from 0.5 to 2, found nothing");
}

} // namespace
} // namespace fairway::command
