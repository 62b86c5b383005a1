#include "validator/command/files/document_files.h"
#include "validator/command/terminal/people_text.h"

#include <gtest/gtest.h>

#include <sstream>

namespace fairway::command {
namespace {

// As people see it, however the text comes in pieces.
std::string shown(const std::string& text, std::size_t piece = 1000) {
  std::ostringstream to;
  {
    PeopleText people(to);
    std::ostream out(&people);
    for (std::size_t i = 0; i < text.size(); i += piece) out << text.substr(i, piece);
  }
  return to.str();
}

TEST(PeopleText, WhatMovesTheCursorIsShownByItsCode) {
  for (const std::size_t piece : {1U, 2U, 3U, 1000U}) {
    EXPECT_EQ(shown("a\033[31mb\a\x7F", piece), "a\\x1B[31mb\\x07\\x7F");
    EXPECT_EQ(shown("a\xC2\x9B"
                    "31m\r",
                    piece),
              "a\\x9B31m\\x0D");
    EXPECT_EQ(shown("lines\n\tand tabs", piece), "lines\n\tand tabs");
  }
}

TEST(PeopleText, MarksOfDirectionAreShownByTheirCodes) {
  EXPECT_EQ(shown("a\u202Eb\u2066c\u061Cd\u200F", 1), "a\\u202Eb\\u2066c\\u061Cd\\u200F");
}

TEST(PeopleText, LettersStayWhatTheyAre) {
  const std::string text = "Łódź, Ελλάδα, العربية – “…” 水 🦆 \xC2\xA0";
  for (const std::size_t piece : {1U, 2U, 1000U}) EXPECT_EQ(shown(text, piece), text);
}

TEST(PeopleText, ColoursOfTheProgramAreKeptAndNothingElseBehindTheirMark) {
  EXPECT_EQ(shown(colourMark("1;31") + "x" + colourMark("0"), 1), "\033[1;31mx\033[0m");
  EXPECT_EQ(shown(std::string(lineStartMark) + "x", 1), "\rx");
  EXPECT_EQ(shown("\xFF[2J"), "\\xFF[2J");
  EXPECT_EQ(shown("\xFF"
                  "2J"),
            "\\xFF2J");
  EXPECT_EQ(shown("\xFF"), "\\xFF");
  EXPECT_EQ(shown("\xFF"
                  "1111111111111m"),
            "\\xFF1111111111111m");
}

TEST(DocumentFiles, PatternsMeanNamesOrPaths) {
  EXPECT_TRUE(matchesPattern("samples/lake_race/broken/a.yaml", "broken"));
  EXPECT_TRUE(matchesPattern("samples/lake_race/broken/a.yaml", "broken/"));
  EXPECT_TRUE(matchesPattern("samples/a.record.yaml", "*.record.yaml"));
  EXPECT_TRUE(matchesPattern("samples/pool/broken/a.yaml", "samples/**/broken/*"));
  EXPECT_TRUE(matchesPattern("samples/broken/a.yaml", "samples/**/broken/*"));
  EXPECT_TRUE(matchesPattern("a1.yaml", "a?.yaml"));
  EXPECT_FALSE(matchesPattern("samples/unbroken/a.yaml", "broken"));
  EXPECT_FALSE(matchesPattern("samples/pool/a.yaml", "samples/*.yaml"));
  EXPECT_FALSE(matchesPattern("a.yaml", "a?.yaml"));
}

} // namespace
} // namespace fairway::command
