#include "formats/document/edit.h"

#include "formats/document/key_path.h"
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

TEST(Edit, AListGrowsByItsNextItem) {
  const std::string slot = "{race: B, at: [3, 2], letter: E}";
  EXPECT_THAT(after("slots[3]", slot), HasSubstr("letter: W}\n  - " + slot));
  EXPECT_THAT(after("slots[2]", slot), Not(HasSubstr("letter: W}")));
  EXPECT_EQ(after("slots[4]", slot), "the document has no such place");
  EXPECT_THAT(after("slots[3].letter", "E"), HasSubstr("this key is missing")) << "a slot has a race as well";
  EXPECT_THAT(after("severity.L04", "warning"), HasSubstr("severity: {L04: warning}\n"));
  EXPECT_THAT(after("name", "[a"), HasSubstr("'[a' is not a value"));
  EXPECT_THAT(after("slots[1]", ""), Not(HasSubstr("at: [1, 1]")));
  EXPECT_THAT(after("map[1][1]", "#"), HasSubstr("map: |\n  # . #\n   . . .\n"));
  EXPECT_THAT(after("map[1][4]", "#"), HasSubstr("the map has no such cell"));
}

TEST(Edit, CommentsOfTheHeadStay) {
  const auto commented = readDocument("# ours\nfairway: 1\nkind: lake\nmap: .\n", "pond");
  ASSERT_TRUE(commented);
  const std::vector<KeyEdit> edits{{"name", "Mere"}};
  EXPECT_THAT(writeDocument(*edited(commented->document, edits)), testing::StartsWith("# ours\nfairway"));
}

TEST(KeyPath, LeadsToAKeyAnItemOrACell) {
  const auto steps = [](std::string_view path) {
    std::string text;
    for (const KeyStep& step : stepsOf(path))
      text += std::string(step.key) + "/" + std::to_string(step.item) + " ";
    return text;
  };
  EXPECT_EQ(steps(""), "");
  EXPECT_EQ(steps("a"), "a/0 ");
  EXPECT_EQ(steps("tiles.layout[1][22]"), "tiles/0 layout/0 /1 /22 ");
  EXPECT_EQ(steps("a[2].b"), "a/0 /2 b/0 ");
  EXPECT_EQ(steps("[3].b"), "/3 b/0 ");
  const auto cell = [](std::string_view path) {
    const auto found = cellOf(path);
    return found ? std::string(found->map) + " " + std::to_string(found->row) + " " +
                       std::to_string(found->column)
                 : "";
  };
  EXPECT_EQ(cell("lake.map[2][15]"), "lake.map 2 15");
  EXPECT_EQ(cell("map[2][15]"), "map 2 15");
  EXPECT_EQ(cell("a[1][2][3]"), "a[1] 2 3");
  for (const char* other : {"", "map", "map[2]", "[1][2]", "map[2].a", "map.a[2]", "map[0][1]", "map[1][0]"})
    EXPECT_EQ(cell(other), "") << other;
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
