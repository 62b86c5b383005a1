#include "formats/document/game.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/yaml/emitter.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

std::string rewritten(const std::string& text) {
  const auto read = readDocument(text, "f");
  return read ? writeDocument(read->document) : toText(read.fault());
}

TEST(Writer, TextIsQuotedOnlyWhereNeeded) {
  for (const char* text :
       {"Two Herons", "a:b", "a#b", "it's", "50 % off", "CC-BY-4.0", "yes", "1_000", "R\xC3\xA9gate"})
    EXPECT_EQ(blockScalar(text), text);
  EXPECT_EQ(blockScalar(""), "\"\"");
  for (const char* text : {"12", "true", "null", "~", "- a", "a: b", "a #b", "a:", " a", "a ", "#a", "[a",
                           "@a", "&a", "!a", "%a"})
    EXPECT_EQ(blockScalar(text), "\"" + std::string(text) + "\"");
  EXPECT_EQ(blockScalar("say \"\\\""), "say \"\\\"");
  EXPECT_EQ(blockScalar("\"a\""), "\"\\\"a\\\"\"");
  EXPECT_EQ(blockScalar("a\tb"), "\"a\\tb\"");
  EXPECT_EQ(blockScalar(std::string("a\0b", 3)), "\"a\\x00b\"");
  EXPECT_EQ(blockScalar("\xE2\x80\xA8"), "\"\\u2028\"");
  EXPECT_EQ(blockScalar("a\x7F"), "\"a\\x7F\"");
  EXPECT_EQ(blockScalar("a\xC2\x9F"), "\"a\\x9F\"");
  EXPECT_EQ(blockScalar("a\xC2\xA0"), "a\xC2\xA0") << "a blank that does not break is text";
  EXPECT_EQ(blockScalar("\xEF\xBB\xBF a"), "\"\\uFEFF a\"") << "it would be taken for a mark of the encoding";
  EXPECT_EQ(blockScalar("a\xFF"), "\"a\xEF\xBF\xBD\"") << "bytes that are no text";
  EXPECT_EQ(flowScalar("heron"), "heron");
  EXPECT_EQ(flowScalar("a, b"), "\"a, b\"");
}

// Which printable characters may stand in the place of the `@` without quotes.
std::string plainIn(const std::string& form, std::string (*written)(std::string_view)) {
  const std::size_t place = form.find('@');
  std::string letters;
  for (char letter = ' '; letter <= '~'; ++letter) {
    std::string text = form;
    text[place] = letter;
    if (written(text) == text) letters += letter;
  }
  return letters;
}

TEST(Writer, TheseCharactersNeedNoQuotes) {
  const std::string most = "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~";
  EXPECT_EQ(plainIn("@b", blockScalar),
            "$()+./0123456789;ABCDEFGHIJKLMNOPQRSTUVWXYZ\\^_abcdefghijklmnopqrstuvwxyz~");
  EXPECT_EQ(plainIn("a@b", blockScalar), " !\"#$%&'()*+,-./0123456789:;<=>?@" + most);
  EXPECT_EQ(plainIn("a @b", blockScalar), " !\"$%&'()*+,-./0123456789:;<=>?@" + most);
  EXPECT_EQ(plainIn("a@ b", blockScalar), " !\"#$%&'()*+,-./0123456789;<=>?@" + most);
  EXPECT_EQ(plainIn("a@", blockScalar), "!\"#$%&'()*+,-./0123456789;<=>?@" + most);
  EXPECT_EQ(plainIn("a@b", flowScalar),
            " !\"#$%&'()*+-./0123456789;<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ\\^_`abcdefghijklmnopqrstuvwxyz|~");
}

TEST(Writer, TextsOfSeveralLinesFitABlock) {
  for (const char* text : {"a\nb", "a\n", "a\n\nb\n", "a\n  b", "#a\n- b: c\n", "a\n\n  b"})
    EXPECT_TRUE(fitsLiteral(text)) << text;
  for (const char* text :
       {"", "a", "\na", " a\nb", "a\n\n", "a \nb", "a\nb ", "a\tb\nc", "a\nb\xE2\x80\xA8", "a\n\x7F"})
    EXPECT_FALSE(fitsLiteral(text)) << text;
}

TEST(Writer, LinesAreIndentedTogether) {
  EXPECT_EQ(indented("a\n  b\n", 2), "  a\n    b\n");
  EXPECT_EQ(indented("a\nb", 3), "   a\n   b");
  EXPECT_EQ(indented("", 3), "");
  EXPECT_EQ(flowSequence(std::vector<int>{}), "[]");
  EXPECT_EQ(flowSequence(std::vector<int>{7, -1}), "[7, -1]");
}

TEST(Writer, NotesOfSeveralLinesStandInABlock) {
  const std::string start = "fairway: 1\nkind: lake\n";
  const std::string end = "stagger: odd\nstrip: 4\nmap: |\n  .\n";
  EXPECT_EQ(rewritten(start + "map: .\nnotes: \"a\\n# b\\n\\n  c\\n\"\n"),
            start + "notes: |\n  a\n  # b\n\n    c\n" + end);
  EXPECT_EQ(rewritten(start + "map: .\nnotes: \"a\\nb\"\n"), start + "notes: |-\n  a\n  b\n" + end);
  EXPECT_EQ(rewritten(start + "map: .\nnotes: \"a \\nb\"\n"), start + "notes: \"a \\nb\"\n" + end);
  EXPECT_EQ(rewritten(start + "map: .\nnotes: \" a\\nb\"\n"), start + "notes: \" a\\nb\"\n" + end);
}

TEST(Writer, AMapLooksLikeTheLake) {
  EXPECT_EQ(rewritten("fairway: 1\nkind: lake\nmap: |\n  . #\n  x .\n  . .\n"),
            "fairway: 1\nkind: lake\nstagger: odd\nstrip: 4\nmap: |\n  . #\n   x .\n  . .\n");
  EXPECT_EQ(rewritten("fairway: 1\nkind: lake\nstagger: even\nmap: |\n  . #\n  x .\n  . .\n"),
            "fairway: 1\nkind: lake\nstagger: even\nstrip: 4\nmap: |2\n   . #\n  x .\n   . .\n");
}

TEST(Writer, ATilesRowsFollowTheBoardWhereItLies) {
  const std::string head =
      "fairway: 1\nkind: tileset\ntile: {columns: 1, rows: 2}\nboard: {across: 1, down: 1}\nstrip: 4\n"
      "sides:\n  dark:\n    stagger: odd\n";
  const std::string withRing = head +
                               "    frame: |\n      # #\n       # _\n      # _\n    tiles:\n      heron:\n"
                               "        map: |2\n           .\n          #\n";
  const std::string without = head + "    tiles:\n      heron:\n        map: |\n          .\n           #\n";
  EXPECT_EQ(rewritten(withRing), withRing);
  EXPECT_EQ(rewritten(without), without);
}

TEST(Writer, ACourseInsideARecord) {
  const std::string text =
      "fairway: 1\nkind: record\nvariant: false\nsunk-bonus: each\nraces:\n"
      "  - course:\n      race: B\n      lake:\n        stagger: even\n        strip: 1\n"
      "        map: |2\n           . .\n          # .\n"
      "      start: {at: [1, 1]}\n      buoys:\n        - {at: [1, 1], arrow: clockwise}\n"
      "        - {at: [2, 1]}\n        - {at: [2, 2]}\n"
      "    players: 2\n    first: 1\n    grid: []\n    turns:\n"
      "      - {seat: 2, keep: [], rolled: [3, 1], steer: left, ends: [2, 2]}\n";
  EXPECT_EQ(rewritten(text), text);
}

TEST(Writer, DirectivesAliasesAndDefaultsAreWrittenOut) {
  EXPECT_EQ(
      rewritten("%YAML 1.2\n# kept\n---\nkind: lake\nfairway: 0x1\nslots: []\nwaive: []\nseverity: {}\n"
                "author: &a Ann\nname: *a\nmap: '. #'\n"),
      "# kept\nfairway: 1\nkind: lake\nname: Ann\nauthor: Ann\nstagger: odd\nstrip: 4\nmap: |\n  . #\n");
}

// Only where several games have a kind of the name, and this is not the first of them, a document says
// `game:`.
TEST(Writer, DocumentsSayTheirGameWhereItMustBeSaid) {
  for (const Game* game : games())
    for (const Kind& kind : game->kinds)
      EXPECT_EQ(kind.namesGame, kindsNamed(kind.name).front() != &kind) << kind.name;
}

} // namespace
} // namespace fairway::formats
