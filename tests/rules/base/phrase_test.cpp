#include "rules/base/phrase.h"

#include <gtest/gtest.h>

namespace fairway {
namespace {

// Says everything in capitals of its own, and counts as a language with one form does.
Speaker strange() {
  return {[](const char* message) { return std::string("<").append(message).append(">"); },
          [](const char*, const char* many, std::size_t) { return std::string("#").append(many); }};
}

TEST(Phrases, AreEnglishWithoutASpeaker) {
  EXPECT_EQ(Phrase().english(), "");
  EXPECT_EQ(phrase("buoy {1} at {2}", {3, std::string("0512")}).english(), "buoy 3 at 0512");
  EXPECT_EQ(countPhrase("{n} cell of {1}", "{n} cells of {1}", 1, {phrase("land")}).english(),
            "1 cell of land");
  EXPECT_EQ(countPhrase("{n} cell of {1}", "{n} cells of {1}", 0, {phrase("land")}).english(),
            "0 cells of land");
}

TEST(Phrases, AreSaidFromTheInsideOut) {
  const Phrase inner = countPhrase("{n} step", "{n} steps", 2);
  EXPECT_EQ(phrase("{1}, then {2}", {inner, std::string("plain")}).in(strange()), "<#2 steps, then plain>");
}

TEST(Phrases, ValuesMayComeInAnyOrderAndStayAsTheyAre) {
  const Speaker turned{[](const char*) { return std::string("{2} vor {1}"); }, nullptr};
  EXPECT_EQ(phrase("{1} before {2}", {std::string("{2}"), std::string("b")}).in(turned), "b vor {2}");
}

TEST(Phrases, WhatIsNoPlaceStaysAsItIs) {
  EXPECT_EQ(filledIn("{ {} {12} {2} {n} {", "", std::vector<std::string>{"a"}), "{ {} {12} {2} {n} {");
  EXPECT_EQ(filledIn("{1", "", std::vector<std::string>{"a"}), "{1");
  EXPECT_EQ(filledIn("{n}{1}", "7", std::vector<std::string>{"a"}), "7a");
}

TEST(Phrases, AreJoinedWithoutASpeaker) {
  EXPECT_EQ(joined({}).in(strange()), "");
  EXPECT_EQ(joined({phrase("a")}).in(strange()), "<a>");
  EXPECT_EQ(joined({phrase("a"), 2, std::string("c")}, " + ").in(strange()), "<a> + 2 + c");
}

TEST(Phrases, AreEqualWhereTheySayTheSameInEveryLanguage) {
  EXPECT_EQ(phrase("buoy {1}", {1}), phrase("buoy {1}", {1}));
  EXPECT_NE(phrase("buoy {1}", {1}), phrase("buoy {1}", {2}));
  EXPECT_NE(phrase("land"), Phrase(std::string("land"))) << "one is translated, the other is not";
}

} // namespace
} // namespace fairway
