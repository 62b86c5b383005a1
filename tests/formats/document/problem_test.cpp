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

// What is seen of a line of 200 characters, and how many blanks stand before the caret.
std::pair<std::string, std::size_t> seen(int column) {
  std::string line;
  for (int i = 1; i <= 200; ++i) line += static_cast<char>('a' + i % 26);
  const std::string excerpt = excerptOf(line, column);
  const std::size_t end = excerpt.find('\n');
  return {excerpt.substr(0, end), excerpt.size() - end - 2};
}

TEST(Excerpt, OfALongLineIsAHundredCharacters) {
  std::string line;
  for (int i = 1; i <= 200; ++i) line += static_cast<char>('a' + i % 26);
  EXPECT_EQ(seen(70), std::pair(line.substr(0, 100) + "...", std::size_t{69}));
  EXPECT_EQ(seen(71), std::pair("..." + line.substr(10, 100) + "...", std::size_t{63}));
  EXPECT_EQ(seen(160), std::pair("..." + line.substr(99, 100) + "...", std::size_t{63}));
  EXPECT_EQ(seen(161), std::pair("..." + line.substr(100), std::size_t{63}));
  EXPECT_EQ(seen(201), std::pair("..." + line.substr(140), std::size_t{63}));
  EXPECT_EQ(seen(0), std::pair(line.substr(0, 100) + "...", std::size_t{0}));
  EXPECT_EQ(excerptOf(line.substr(0, 100), 1), line.substr(0, 100) + "\n^");
}

TEST(Excerpt, ShowsAControlCharacterAsAQuestionMark) {
  EXPECT_EQ(excerptOf("\x1F ~\x7F\xC2\x80\xC2\x9F\xC2\xA0\xE2\x80\xA8", 1), "? ~???\xC2\xA0\xE2\x80\xA8\n^");
}

TEST(Problem, IsALineWhateverItSays) {
  EXPECT_EQ(toText(Problem{"f", 0, 0, {}, "a\nb \x1F\x7F~\xC2\x80\xC2\x9F\xC2\xA0\xC3\x80\xC2"}),
            "f: error: a b \\x1F\\x7F~\\x80\\x9F\xC2\xA0\xC3\x80\xC2");
  EXPECT_EQ(toText(Problem{"f", 1, 2, "a.b", "c"}), "f:1:2: error: a.b: c");
}

TEST(Problem, ExcerptsOfOtherPlacesStandEachForItself) {
  const Problem one{"a", 99999, 3, {}, "one", "x\n^"};
  const auto with = [&](const std::string& file, int line, int column) {
    return toTextWithExcerpts({one, {file, line, column, {}, "two", "y\n^"}});
  };
  const std::string first = "a:99999:3: error: one\n";
  EXPECT_EQ(with("a", 99999, 4),
            first + "99999 | x\n      | ^\na:99999:4: error: two\n99999 | y\n      | ^\n");
  EXPECT_EQ(with("a", 100000, 3),
            first + "99999 | x\n      | ^\na:100000:3: error: two\n100000 | y\n       | ^\n");
  EXPECT_EQ(with("b", 99999, 3),
            first + "99999 | x\n      | ^\nb:99999:3: error: two\n99999 | y\n      | ^\n");
  EXPECT_EQ(with("a", 99999, 3), first + "a:99999:3: error: two\n99999 | y\n      | ^\n");
  EXPECT_EQ(toTextWithExcerpts({{"a", 1, 1, {}, "none"}}), "a:1:1: error: none\n");
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
