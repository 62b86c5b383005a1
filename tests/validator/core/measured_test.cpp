#include "validator/core/measured.h"

#include "validator/core/words.h"

#include <gtest/gtest.h>

namespace fairway::validator {
namespace {

// A language with a decimal comma.
Speaker withComma() {
  return {[](const char* text) { return std::string(text) == "{1}.{2}" ? "{1},{2}" : std::string(text); },
          nullptr};
}

TEST(NumberPhrase, HasTheDecimalMarkOfTheLanguage) {
  EXPECT_EQ(decimalPhrase(17.449, 2).english(), "17.45");
  EXPECT_EQ(decimalPhrase(17.449, 2).in(withComma()), "17,45");
  EXPECT_EQ(decimalPhrase(17.449, 0).in(withComma()), "17");
  EXPECT_EQ(percentPhrase(0.4561).english(), "45.6 %");
  EXPECT_EQ(percentPhrase(0.4561).in(withComma()), "45,6 %");
}

TEST(NumberPhrase, HasASignUnlessItIsShownAsZero) {
  EXPECT_EQ(signedPhrase(1.25, 1).english(), "+1.2");
  EXPECT_EQ(signedPhrase(-1.26, 1).in(withComma()), "-1,3");
  EXPECT_EQ(signedPhrase(-0.04, 1).english(), "0.0");
}

Measured exact(const char* key, double value) {
  return {key, phrase("exact"), value, {}, 2, 1, 1e-6};
}

Measured raced(const char* key, double value, double error) {
  return {key, phrase("raced, %"), value, error, 1, 100};
}

TEST(Compared, ExactFiguresDifferByMoreThanSolvingLeavesOpen) {
  const auto figures =
      compared({exact("a", 17.5), exact("b", 3)}, {exact("a", 17.5 + 1e-7), exact("b", 3.1)});
  ASSERT_EQ(figures.size(), 2u);
  EXPECT_FALSE(figures[0].differs());
  EXPECT_TRUE(figures[1].differs());
  EXPECT_EQ(figures[1].shownDifference().english(), "+0.10");
  EXPECT_EQ(figures[1].shownError().english(), "");
}

// Errors add up by their squares: 3 and 4 make 5.
TEST(Compared, RacedFiguresDifferBeyondChance) {
  const auto near = compared({raced("a", 0.30, 0.03)}, {raced("a", 0.349, 0.04)});
  const auto far = compared({raced("a", 0.30, 0.03)}, {raced("a", 0.351, 0.04)});
  EXPECT_FALSE(near.at(0).differs());
  EXPECT_TRUE(far.at(0).differs());
  EXPECT_NEAR(*far[0].error, 0.05, 1e-12);
  EXPECT_EQ(far[0].shownFirst().english(), "30.0");
  EXPECT_EQ(far[0].shownError().in(withComma()), "5,0");
}

TEST(Compared, WhatIsExactAddsNoError) {
  EXPECT_EQ(compared({exact("a", 1)}, {{"a", phrase("exact"), 2, 0.25}}).at(0).error, 0.25);
  EXPECT_EQ(compared({{"a", phrase("exact"), 2, 0.25}}, {exact("a", 1)}).at(0).error, 0.25);
  EXPECT_FALSE(compared({exact("a", 1)}, {exact("a", 1)}).at(0).error);
}

// A figure that only one of them has is left out; of several with one key the title tells which.
TEST(Compared, OnlyWhatBothHave) {
  Measured second = raced("seats", 0.2, 0.01);
  second.title = phrase("seat {1} wins, %", {2});
  const auto figures = compared({raced("seats", 0.3, 0.01), second, exact("mine", 1)}, {second});
  ASSERT_EQ(figures.size(), 1u);
  EXPECT_EQ(figures[0].title.english(), "seat 2 wins, %");
  EXPECT_EQ(figures[0].first, 0.2);
}

} // namespace
} // namespace fairway::validator
