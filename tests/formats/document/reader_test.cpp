#include "formats/document/reader.h"

#include "formats/document/head.h"
#include "formats/lake_race/documents.h"

#include <gmock/gmock.h>

#include <sstream>

namespace fairway::formats {

using namespace lake_race;
namespace {

using namespace fairway::lake_race;
using testing::ElementsAre;
using testing::HasSubstr;

Document readGood(std::string_view text) {
  auto read = readDocument(text, "test.yaml");
  EXPECT_TRUE(read) << (read ? "" : toText(read.fault()));
  return read ? read->document : Document();
}

std::string problemsOf(std::string_view text) {
  const auto read = readDocument(text, "f");
  return read ? "" : toText(read.fault());
}

TEST(Reader, DigestsOfBoardsHaveSixtyFourDigits) {
  const std::string digits = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
  EXPECT_TRUE(isBoardDigest("sha256-" + digits));
  EXPECT_FALSE(isBoardDigest("sha256-" + digits + "0"));
  EXPECT_FALSE(isBoardDigest("sha256-" + digits.substr(1)));
  EXPECT_FALSE(isBoardDigest("sha512-" + digits));
  for (const char wrong : {'/', ':', 'A', '`', 'g'})
    EXPECT_FALSE(isBoardDigest("sha256-" + digits.substr(1) + wrong)) << wrong;
}

TEST(Reader, Lake) {
  const Document document = readGood("# a comment\n"
                                     "fairway: 1\nkind: lake\nname: Two Herons\nstagger: even\n"
                                     "map: |2\n   . . #\n  x . .\n"
                                     "slots:\n  - {race: B, at: [3, 2], letter: NE}\n");
  const Lake& lake = std::get<Lake>(document.get<LakeBody>().content);
  EXPECT_EQ(document.head.info.name, "Two Herons");
  EXPECT_THAT(document.head.comment, ElementsAre("# a comment"));
  EXPECT_EQ(lake.stagger, Stagger::Even);
  EXPECT_EQ(lake.strip, 4);
  EXPECT_EQ(lake.map.columns(), 3);
  EXPECT_EQ(lake.map.rows(), 2);
  EXPECT_EQ(lake.map.at({3, 1}), Terrain::Land);
  EXPECT_EQ(lake.map.at({1, 2}), Terrain::Void);
  EXPECT_THAT(lake.slots, ElementsAre(fairway::lake_race::Slot{RaceLetter::B, {3, 2}, Direction::NE}));
}

TEST(Reader, PointsAtTheCellOfAMap) {
  EXPECT_EQ(problemsOf("fairway: 1\nkind: lake\nmap: |\n  . . #\n   . o .\n  . .\n"),
            "f:5:6: error: map: expected '.', '#' or 'x', found 'o'\n"
            "f:6:3: error: map: this row has 2 cells, the first one 3\n");
}

TEST(Reader, SaysAllThatIsWrongAtOnce) {
  EXPECT_EQ(problemsOf("fairway: 1\nkind: lake\nname: 12\nstager: odd\nstrip: 0\nslots:\n"
                       "  - {race: D, at: [1], letter: N}\n"),
            "f:1:1: error: map: this key is missing\n"
            "f:3:7: error: name: expected text, found the number 12; put it in quotes to make it text\n"
            "f:4:1: error: stager: unknown key; did you mean 'stagger'?\n"
            "f:5:8: error: strip: expected a whole number from 1 to 100, found the number 0\n"
            "f:7:12: error: slots[1].race: expected A, B or C, found the text 'D'\n"
            "f:7:19: error: slots[1].at: expected a cell as [column, row], found a list of 1\n"
            "f:7:32: error: slots[1].letter: expected E, NE, NW, W, SW or SE, found the text 'N'\n");
}

TEST(Reader, OfWhatIsNoDocumentNothingIsShown) {
  EXPECT_EQ(problemsOf("root: [secret\n"),
            "f:1:1: error: this is not a Fairway document; every document has `fairway: 1` and `kind:`\n");
  EXPECT_EQ(problemsOf(std::string("f\0a\0i\0r\0", 8)),
            "f:1:1: error: the text is UTF-16 or UTF-32; save it as UTF-8\n");
}

TEST(Reader, CodesOfChecksAreALetterAndTwoDigits) {
  for (const char* code : {"A00", "Z99", "L04"}) EXPECT_TRUE(isCheckCode(code)) << code;
  for (const char* other : {"", "L", "L0", "L004", "@04", "[04", "l04", "L/4", "L:4", "L0/", "L0:", "004"})
    EXPECT_FALSE(isCheckCode(other)) << other;
}

TEST(Reader, TextsOfWideLettersAreToldApart) {
  const std::string wide = "f:1:1: error: the text is UTF-16 or UTF-32; save it as UTF-8\n";
  const std::string none =
      "f:1:1: error: this is not a Fairway document; every document has `fairway: 1` and `kind:`\n";
  for (const std::string& text :
       {std::string("\xFF\xFE"
                    "a"),
        std::string("\xFE\xFF"), std::string("a\0b\0", 4), std::string("\0\0\0a", 4)})
    EXPECT_EQ(problemsOf(text), wide) << text;
  for (const std::string& text :
       {std::string("a\0b", 3), std::string("\0\0\0\0", 4), std::string("\xFF"), std::string("abcd\0", 5)})
    EXPECT_EQ(problemsOf(text), none) << text;
}

// The last line was cut off within: what stands before it can be shown.
TEST(Reader, WhatStandsBeforeACutIsRead) {
  const std::string whole = "fairway: 1\nkind: lake\nmap: |\n  . .\n";
  const PartlyRead cut = readDespiteFaults(whole + "slots: [{race: A", "f");
  ASSERT_TRUE(cut.read);
  EXPECT_EQ(std::get<Lake>(cut.read->document.get<LakeBody>().content).map.columns(), 2);
  EXPECT_FALSE(cut.problems.empty());
  EXPECT_FALSE(readDespiteFaults(whole + "slots: [{race: A\n", "f").read) << "a whole line is no cut";
  EXPECT_FALSE(readDespiteFaults("fairway: [1", "f").read) << "nothing stands before it";
}

TEST(Reader, ATextMayHaveSixteenMegabytes) {
  std::istringstream most(std::string(maxDocumentBytes, 'a')), more(std::string(maxDocumentBytes + 1, 'a'));
  EXPECT_EQ(readText(most, "f")->size(), maxDocumentBytes);
  EXPECT_EQ(toText(readText(more, "f").fault()), "f: error: the document is larger than 16 MiB\n");
  std::istringstream broken;
  broken.setstate(std::ios::badbit);
  EXPECT_EQ(toText(readText(broken, "f").fault()), "f: error: cannot be read: the stream is broken\n");
}

TEST(Reader, ADocumentIsKnownByItsKey) {
  for (const char* text : {"fairway: 1", "fairway:",
                           "\xEF\xBB\xBF"
                           "fairway: 1",
                           "# x\nfairway : 1", "{\"fairway\": 1}", "{'fairway':1}", "{a: b, fairway: 1}",
                           "my fairway\nfairway: 1"})
    EXPECT_TRUE(looksLikeDocument(text)) << text;
  for (const char* text :
       {"", "fairway", "fairway:x:1000:1000::/home/fairway:/bin/sh", "a fairway: 1", "fairways: 1",
        "\"fairway': 1", "kind: lake", "name: \"fairway: 1\"", "fairway:\xE9"})
    EXPECT_FALSE(looksLikeDocument(text)) << text;
}

TEST(Reader, ANewerVersionIsRefusedWithThatReason) {
  EXPECT_THAT(problemsOf("fairway: 2\nkind: pond\n"),
              HasSubstr("f:1:10: error: fairway: this document is of "
                        "version 2 of the format, which is newer than 1"));
}

} // namespace
} // namespace fairway::formats
