#include "formats/text/problem.h"

#include "formats/document/reader.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

using testing::EndsWith;
using testing::StartsWith;

TEST(Excerpt, HasACaretUnderTheColumn) {
  EXPECT_EQ(excerptOf("strip: nine", 8), "strip: nine\n       ^");
  EXPECT_EQ(excerptOf("", 1), "\n^");
  EXPECT_EQ(excerptOf("map:", 5), "map:\n    ^") << "just behind the line";
}

TEST(Excerpt, CountsCharactersNotBytes) {
  EXPECT_EQ(excerptOf("näme: é", 7), "näme: é\n      ^");
}

TEST(Excerpt, ShowsNothingThatMovesTheCursor) {
  EXPECT_EQ(excerptOf("\ta\x1B[2J\xC2\x9B"
                      "b\xFF",
                      2),
            " a?[2J?b?\n ^");
}

TEST(Excerpt, OfALongLineIsThePartRoundTheColumn) {
  const std::string excerpt = excerptOf(std::string(500, 'a') + "!" + std::string(500, 'b'), 501);
  const std::size_t end = excerpt.find('\n');
  EXPECT_LT(end, 110u);
  EXPECT_THAT(excerpt.substr(0, end), StartsWith("...a"));
  EXPECT_THAT(excerpt.substr(0, end), EndsWith("b..."));
  EXPECT_EQ(excerpt[excerpt.size() - 1 - (end + 1)], '!') << "the caret stands under it";
}

TEST(Excerpt, StandsUnderTheLastProblemOfAPlace) {
  const Problem first{"a.yaml", 12, 3, "map", "one", "  x\n  ^"};
  Problem second = first;
  second.message = "two";
  EXPECT_EQ(toTextWithExcerpts({first, second}), "a.yaml:12:3: error: map: one\n"
                                                 "a.yaml:12:3: error: map: two\n"
                                                 "   12 |   x\n"
                                                 "      |   ^\n");
  EXPECT_EQ(toText(Problems{first}), "a.yaml:12:3: error: map: one\n");
}

TEST(Document, IsKnownByItsFirstKey) {
  for (const char* text : {"fairway: 1\n", "# ours\nfairway: 1", "kind: lake\nfairway:\n  1", "{fairway: 1}",
                           "{\"kind\": \"lake\", \"fairway\":1}",
                           "\xEF\xBB\xBF"
                           "fairway: 1",
                           "'fairway' : 1", "a: b\r\nfairway: 1", "a: b\rfairway: 1"})
    EXPECT_TRUE(looksLikeDocument(text)) << text;
  for (const char* text : {"", "fairway", "fairway:x:1000:", "# fairway: 1", "a fairway: 1", "fairways: 1",
                           "\"fairway': 1", "root:x:0:0"})
    EXPECT_FALSE(looksLikeDocument(text)) << text;
}

} // namespace
} // namespace fairway::formats
