#include "formats/document/locate.h"
#include "formats/map/map_text.h"

#include "formats/yaml/parse.h"

#include <gtest/gtest.h>

#include <array>

namespace fairway::formats {
namespace {

using yaml::Position;
using yaml::Span;

TEST(MapRow, IsLettersAndBlanks) {
  EXPECT_TRUE(isMapRow("  # . x", ".#x"));
  EXPECT_TRUE(isMapRow("# # #", ".#x")) << "land alone, which YAML takes for a comment";
  EXPECT_FALSE(isMapRow("", ".#x"));
  EXPECT_FALSE(isMapRow("   ", ".#x"));
  EXPECT_FALSE(isMapRow(". _ .", ".#x")) << "only a frame has that letter";
  EXPECT_TRUE(isMapRow(". _ .", ".#x_"));
  EXPECT_FALSE(isMapRow(". . # land", ".#x"));
}

TEST(MapRow, IsIndentedByBlanks) {
  EXPECT_EQ(yaml::indentOf(""), 0u);
  EXPECT_EQ(yaml::indentOf("  "), 2u);
  EXPECT_EQ(yaml::indentOf(" a "), 1u);
  for (const char* line : {"", " ", "\t ", "#", " \t# a"}) EXPECT_TRUE(yaml::isBlankOrComment(line)) << line;
  for (const char* line : {"a", " a # b", "-"}) EXPECT_FALSE(yaml::isBlankOrComment(line)) << line;
}

TEST(MapText, HasLettersByRowAndColumn) {
  std::string map = "# . .\n . x .\n";
  EXPECT_TRUE(setLetter(map, 2, 2, '#'));
  EXPECT_TRUE(setLetter(map, 1, 1, '.'));
  EXPECT_EQ(map, ". . .\n . # .\n");
  EXPECT_FALSE(setLetter(map, 2, 4, '#'));
  EXPECT_FALSE(setLetter(map, 3, 1, '#'));
  EXPECT_FALSE(setLetter(map, 0, 1, '#'));
  EXPECT_EQ(map, ". . .\n . # .\n");
}

TEST(Locator, FindsCellsOfAMap) {
  const auto places = locatorOf("a: 1\nmap: |\n  # . .\n   . x .\n");
  ASSERT_TRUE(places);
  EXPECT_EQ(places->findCell("map", 1, 1), (Span{{3, 3}, {3, 4}}));
  EXPECT_EQ(places->findCell("map", 2, 2), (Span{{4, 6}, {4, 7}}));
  EXPECT_EQ(places->findScalar("map[2][2]"), (Span{{4, 6}, {4, 7}}));
  EXPECT_FALSE(places->findCell("map", 2, 4));
  EXPECT_FALSE(places->findCell("map", 3, 1));
  EXPECT_FALSE(places->findCell("map", 0, 1));
  EXPECT_FALSE(places->findCell("a", 1, 2));
  EXPECT_FALSE(places->findCell("slots", 1, 1));
}

TEST(Locator, FindsCellsWhereverTheMapIs) {
  const auto inside = locatorOf("lake:\n  map: &m !!str |\n    . #\n    x .\n");
  ASSERT_TRUE(inside);
  EXPECT_EQ(inside->findCell("lake.map", 2, 2), (Span{{4, 7}, {4, 8}}));
  EXPECT_EQ(inside->findScalar("lake.map[1][2]"), (Span{{3, 7}, {3, 8}}));
  const auto below = locatorOf("map:\n  |\n  . #\n");
  ASSERT_TRUE(below);
  EXPECT_EQ(below->findCell("map", 1, 2), (Span{{3, 5}, {3, 6}}));
  const auto quoted = locatorOf("map: \". #\\nx .\"\n");
  ASSERT_TRUE(quoted);
  EXPECT_FALSE(quoted->findCell("map", 1, 2)) << "a map in quotes has no lines of its own";
  const auto besideComment = locatorOf("map: '. #'\n# . #\n");
  ASSERT_TRUE(besideComment);
  EXPECT_FALSE(besideComment->findCell("map", 1, 2)) << "nor is the comment below it one";
}

// Every key and every scalar, with its path and from where to where it goes.
std::string wordsOf(const std::string& text) {
  const auto places = locatorOf(text);
  if (!places) return "no YAML";
  std::string words;
  for (const Locator::Word& word : places->words()) {
    const auto place = [](Position at) { return std::to_string(at.line) + ":" + std::to_string(at.column); };
    words += (word.isKey ? "key " : "") + word.path + " '" + word.text + "' " + place(word.span.first) + "-" +
             place(word.span.end) + "\n";
  }
  return words;
}

TEST(Locator, KnowsAllWordsInTheOrderOfTheText) {
  EXPECT_EQ(wordsOf("a: {b: [1, 'two']}\n\"c\": \"x y\"\n"), "key a 'a' 1:1-1:2\n"
                                                             "key a.b 'b' 1:5-1:6\n"
                                                             "a.b[1] '1' 1:9-1:10\n"
                                                             "a.b[2] 'two' 1:13-1:16\n"
                                                             "key c 'c' 2:2-2:3\n"
                                                             "c 'x y' 2:7-2:10\n");
  EXPECT_EQ(wordsOf("- a\n- - b\n"), "[1] 'a' 1:3-1:4\n[2][1] 'b' 2:5-2:6\n");
  EXPECT_EQ(wordsOf("a:\nb: |\n  two\n  lines\nc: 'it''s'\nd: ~\n"), "key a 'a' 1:1-1:2\n"
                                                                     "key b 'b' 2:1-2:2\n"
                                                                     "b 'two\nlines\n' 2:4-2:4\n"
                                                                     "key c 'c' 5:1-5:2\n"
                                                                     "c 'it's' 5:5-5:5\n"
                                                                     "key d 'd' 6:1-6:2\n"
                                                                     "d '~' 6:4-6:5\n")
      << "what is left out is no word, and what is written otherwise has no end";
  EXPECT_EQ(wordsOf("a: 'x\n\n  y'\n"), "key a 'a' 1:1-1:2\na 'x\ny' 1:5-1:5\n") << "nor what goes on below";
  EXPECT_EQ(wordsOf("a: &x [1]\nb: *x\n"), "") << "one place would stand for two values";
  EXPECT_EQ(wordsOf("a: &x\nb: *x\n"), "key a 'a' 1:1-1:2\nkey b 'b' 2:1-2:2\n") << "but not for nothing";
  EXPECT_EQ(wordsOf("a: [1"), "no YAML");
}

TEST(Locator, FindsScalarsThatAreWrittenAsTheyAre) {
  const auto places =
      locatorOf("a: x\nb: \"x\\ty\"\nc: \"x\ny\"\nd: ''\ne: \"x\"\nf: 'x'\ng: |\n  x\nh: [x, y]\ni:\n");
  ASSERT_TRUE(places);
  EXPECT_EQ(places->findScalar("a"), (Span{{1, 4}, {1, 5}}));
  EXPECT_EQ(places->findScalar("e"), (Span{{6, 4}, {6, 7}}));
  EXPECT_EQ(places->findScalar("f"), (Span{{7, 4}, {7, 7}}));
  EXPECT_EQ(places->findScalar("h[2]"), (Span{{10, 8}, {10, 9}}));
  for (const char* none : {"b", "c", "d", "g", "h", "i", "h[3]", "h[0]", "j", "a.x", "h[1][1]"})
    EXPECT_FALSE(places->findScalar(none)) << none;
  EXPECT_EQ(places->find("h[3]"), (Position{10, 4}));
  Problem problem{"f", 0, 0, "e", "wrong"};
  places->place(problem);
  EXPECT_EQ(problem.line, 6);
  EXPECT_EQ(problem.column, 4);
  EXPECT_EQ(problem.excerpt, "e: \"x\"\n   ^");
}

TEST(Locator, FindsNoCellBelowRowsThatHaveNone) {
  const auto places = locatorOf("map: |\n  . .\n\n  # x\n");
  ASSERT_TRUE(places);
  EXPECT_FALSE(places->findCell("map", 2, 1));
  EXPECT_EQ(places->findCell("map", 3, 2), (Span{{4, 5}, {4, 6}}));
  EXPECT_FALSE(places->findCell("map", 1, 0));
  EXPECT_FALSE(places->findCell("map", -1, 1));
}

// What is said of a text that YAML refuses.
std::string explained(const std::string& text) {
  const yaml::SourceText source(text);
  auto parsed = yaml::parse(source);
  if (parsed) return "";
  constexpr std::array<MapKey, 2> maps{{{"map", ".#x"}, {"frame", ".#x_"}}};
  yaml::YamlFault fault = parsed.fault().front();
  explainMapFault(fault, source, maps);
  const Position at = source.positionAt(fault.offset);
  const std::size_t words = fault.message.find("write `");
  return std::to_string(at.line) + ":" + std::to_string(at.column) + " " + fault.key + " " +
         (words == std::string::npos
              ? "-"
              : fault.message.substr(words, fault.message.find('`', words + 7) + 1 - words));
}

TEST(MapFaults, AreExplainedWhereRowsStand) {
  EXPECT_EQ(explained("map:\n  . .\n  # .\n  . .\n"), "1:1 map write `map: |`");
  EXPECT_EQ(explained("map:\n  # .\n  . .\n  # .\n\n  . .\n"), "1:1 map write `map: |`");
  EXPECT_EQ(explained("lake:\n  map: # a\n    . .\n    # .\n    . .\n"), "2:3 map write `map: |`");
  EXPECT_EQ(explained("frame:\n  . _\n  # .\n  . _\n"), "1:1 frame write `frame: |`");
  EXPECT_EQ(explained("other:\n  . .\n  # .\n  . .\n"), "4:3  write `|2`") << "no key of a map";
  EXPECT_EQ(explained("map: . .\n  # .\n  . .\n"), "3:3  write `|2`") << "nor one alone on its line";
  EXPECT_EQ(explained("map: |\n   . #\n  . .\n"), "3:3  write `|2`");
  EXPECT_EQ(explained("map: |\n  . .\n . .\n"), "3:2  write `|2`");
  EXPECT_EQ(explained("map: |\n  . .\n  . .\n a b\n"), "4:2  -") << "no row";
  EXPECT_EQ(explained("map: |\n  . .\n. .: x\n"), "") << "not even a fault";
}

TEST(Locator, FindsScalarsAndWhatIsNearest) {
  const auto places = locatorOf("a: {b: [1, 'two']}\nc: |\n  text\n");
  ASSERT_TRUE(places);
  EXPECT_EQ(places->find("a.b[2]"), (Position{1, 12}));
  EXPECT_EQ(places->find("a.d.e"), (Position{1, 4})) << "the innermost that exists";
  EXPECT_EQ(places->findScalar("a.b[2]"), (Span{{1, 12}, {1, 17}})) << "with its quotes";
  EXPECT_FALSE(places->findScalar("a.b"));
  EXPECT_FALSE(places->findScalar("c"));
  EXPECT_FALSE(locatorOf("a: [1"));
  const auto aliased = locatorOf("a: &x 1\nb: *x\n");
  ASSERT_TRUE(aliased);
  EXPECT_FALSE(aliased->findScalar("a")) << "one place would stand for two values";
}

} // namespace
} // namespace fairway::formats
