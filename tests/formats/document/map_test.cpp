#include "formats/document/locate.h"
#include "formats/map/map_text.h"

#include <gtest/gtest.h>

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
