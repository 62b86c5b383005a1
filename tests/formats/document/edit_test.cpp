#include "formats/document/edit.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <gmock/gmock.h>

// Edits by key: each does what it says, or is refused with a reason.
namespace fairway::formats {
namespace {

using testing::HasSubstr;

Document lake() {
  return readDocument("fairway: 1\nkind: lake\nname: Pond\nmap: |\n  . . #\n   . . .\nslots:\n"
                      "  - {race: A, at: [1, 1], letter: NE}\n  - {race: A, at: [2, 1], letter: W}\n",
                      "pond")
      ->document;
}

std::string after(const std::string& key, const std::string& value) {
  const std::vector<KeyEdit> edits{{key, value}};
  const auto result = edited(lake(), edits);
  return result ? writeDocument(*result) : result.fault().front().message;
}

TEST(Edit, SetsAddsAndTakesAway) {
  EXPECT_THAT(after("name", "Lake"), HasSubstr("name: Lake\n"));
  EXPECT_THAT(after("author", "Me"), HasSubstr("author: Me\n"));
  EXPECT_THAT(after("map[2][3]", "#"), HasSubstr("   . . #\n"));
  EXPECT_THAT(after("slots[2].letter", "E"), HasSubstr("{race: A, at: [2, 1], letter: E}"));
  EXPECT_THAT(after("slots[1].letter", ""), HasSubstr("missing")) << "what comes out must be a document";
  EXPECT_THAT(after("slots[2]", ""), Not(HasSubstr("[2, 1]")));
  EXPECT_THAT(after("name", ""), Not(HasSubstr("Pond")));
}

TEST(Edit, WhatIsMissingNeedNotBeTakenAway) {
  EXPECT_EQ(after("author", ""), writeDocument(lake()));
  EXPECT_EQ(after("slots[9]", ""), writeDocument(lake()));
}

// What it would be in is not made for that.
TEST(Edit, WhatIsMissingWithAllAroundItNeedNotBeTakenAwayEither) {
  for (const char* key : {"severity.L04", "waive[1].why", "slots[3].at", "slots[9].at", "tiles.layout[1][2]"})
    EXPECT_EQ(after(key, ""), writeDocument(lake())) << key;
}

// A list has no keys, a mapping no items, and a text neither.
TEST(Edit, AWayThatCannotBeIsRefused) {
  for (const char* value : {"", "1"})
    for (const char* key : {"slots.race", "slots[1][1]", "slots[1].at.x", "name[1]", "name.first",
                            "slots[1].race[2]", "slots[1][1][1]", "slots.race[1][1]"})
      EXPECT_EQ(after(key, value), "the document has no such place") << key << " '" << value << "'";
  EXPECT_EQ(after("slots[9].at", "1"), "the document has no such place");
  EXPECT_EQ(after("map[9][1]", "#"), "the map has no such cell");
  EXPECT_EQ(after("map[1][1]", "##"), "expected the letter of a cell");
  EXPECT_EQ(after("", "1"), "expected the path of a key");
}

} // namespace
} // namespace fairway::formats
