#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/yaml/lexer.h"
#include "formats/yaml/parse.h"
#include "formats/yaml/source_text.h"
#include "tests/formats/lake_race/random_documents.h"
#include "tests/support/sanitized.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <random>

namespace fairway::formats {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using yaml::headComment;

// The lines with comments outside the head.
std::vector<int> commentLines(std::string_view text) {
  const yaml::SourceText source(text);
  std::vector<int> lines;
  for (const std::size_t offset : yaml::lex(text, headComment(text).end).comments)
    lines.push_back(source.positionAt(offset).line);
  return lines;
}

TEST(HeadComment, IsWhatStandsBeforeTheFirstKey) {
  EXPECT_THAT(headComment("# one\n\n#two\n  # three \nfairway: 1\n# four\n").lines,
              ElementsAre("# one", "", "#two", "# three"));
  EXPECT_THAT(headComment("\n\n# after empty lines\n\nfairway: 1\n").lines,
              ElementsAre("# after empty lines", ""));
  EXPECT_THAT(headComment("%YAML 1.2\n# a\n---\n# b\nfairway: 1\n").lines, ElementsAre("# a", "# b"));
  EXPECT_THAT(headComment("\n\nfairway: 1\n").lines, IsEmpty());
}

TEST(HeadComment, SurvivesARewrite) {
  const std::string text =
      "# yaml-language-server: $schema=x.json\n\n# Ours: {[\nfairway: 1\nkind: lake\nstagger: odd\n"
      "strip: 4\nmap: |\n  . #\n";
  const auto read = readDocument(text, "f");
  ASSERT_TRUE(read);
  EXPECT_EQ(writeDocument(read->document), text);
}

TEST(Comments, AreFoundWhereverYamlAllowsThem) {
  EXPECT_THAT(commentLines("a: b # 1\n# 2\n  # 3\nc:\n  - d # 5\n  - {e: f, # 6\n     g: h} # 7\n"),
              ElementsAre(1, 2, 3, 5, 6, 7));
  EXPECT_THAT(commentLines("a: | # 1\n  . #\n# 3\n"), ElementsAre(1, 3));
  EXPECT_THAT(commentLines("a: \"x\" # 1\nb: 'y' # 2\nc: &d e # 3\nf: *d # 4\n"), ElementsAre(1, 2, 3, 4));
  EXPECT_THAT(commentLines("a: |\n# 2\nb: c # 3\n"), ElementsAre(2, 3));
  EXPECT_THAT(commentLines("a:\n  - |\n  # 3\n  - b # 4\n"), ElementsAre(3, 4));
  EXPECT_THAT(commentLines("--- # 1\na: b\n... # 3\n"), ElementsAre(1, 3));
  EXPECT_THAT(commentLines("a:\n  long plain\n  text # 3\nb: [c, # 4\n  d e\n  f # 6\n  ]\n"),
              ElementsAre(3, 4, 6));
}

TEST(Comments, AreNotFoundInText) {
  EXPECT_THAT(commentLines("a: b#c\nd: \"# e\"\nf: '# '' # g'\nh: \"i\n  # j\"\nk: 'l\n  # m'\n"), IsEmpty());
  EXPECT_THAT(commentLines("a: \"\\\" # b\"\n"), IsEmpty());
  EXPECT_THAT(commentLines("http: x#y\nd: [e#f, \"#\"]\n"), IsEmpty());
}

TEST(Comments, LandIsNoComment) {
  EXPECT_THAT(commentLines("map: |\n  # # .\n   # . #\n\n  # # #\nslots: []\n"), IsEmpty());
  EXPECT_THAT(commentLines("map: |2\n   # #\n  # #\n"), IsEmpty());
  EXPECT_THAT(commentLines("a:\n  - map: |\n      # #\n       # #\n    b: c # 5\n"), ElementsAre(5));
  EXPECT_THAT(commentLines("- |\n # land\n# 3\n- |-\n  #\n"), ElementsAre(3));
  EXPECT_THAT(commentLines("map:\n  |\n  # #\n  # #\n"), IsEmpty());
  EXPECT_THAT(commentLines("a:\n  !!str map: |\n    # #\n    # #\n  b: c # 5\n"), ElementsAre(5));
  EXPECT_THAT(commentLines("a:\n  &x !!str \"map\": |\n    # #\n  b: c\n"), IsEmpty());
  EXPECT_THAT(commentLines("a:\n  - &k map\n  - *k : |\n      # #\n    b: c # 5\n"), ElementsAre(5));
  EXPECT_THAT(commentLines("map: |\n\n    # #\n     # #\n  # 5\n"), ElementsAre(5));
}

// The values of a tree, wherever they stand.
void writeValues(const yaml::Node& node, std::string& out) {
  out += static_cast<char>('0' + static_cast<int>(node.kind));
  (out += node.text) += '(';
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (i < node.keys.size()) (out += node.keys[i].text) += '=';
    writeValues(node.items[i], out);
  }
  out += ')';
}

std::optional<std::string> valuesOf(const std::string& text) {
  const auto read = yaml::parse(yaml::SourceText(text));
  if (!read) return std::nullopt;
  std::string values;
  writeValues(read->root, values);
  return values;
}

// A `#` begins a comment where it means nothing what stands behind it.
TEST(Comments, AreWhatMeansNothing) {
  constexpr std::array<std::string_view, 32> pieces{"a",
                                                    "b: ",
                                                    "c:\n",
                                                    "- ",
                                                    "\n",
                                                    "\n  ",
                                                    "\n ",
                                                    "#",
                                                    " #",
                                                    "# ",
                                                    "\n# ",
                                                    "[",
                                                    "] ",
                                                    "{",
                                                    "} ",
                                                    ", ",
                                                    "\"x #\" ",
                                                    "'y#' ",
                                                    "'' ",
                                                    "\"\\\"#\" ",
                                                    "&x ",
                                                    "!!str ",
                                                    "*x ",
                                                    "\ne: >\n   # a\n",
                                                    "\nf: |2\n   # a\n  # b\n",
                                                    "\ng: |- # h\n     # a\n",
                                                    "\n  - |\n    # a\n    b: ",
                                                    "? ",
                                                    ": ",
                                                    "\n    ",
                                                    "\n--- ",
                                                    "\nd: |\n # a\n"};
  std::mt19937 random(2);
  int looked = 0;
  for (int i = 0; i < fairway::test::cases(30000); ++i) {
    std::string text = "k: "; // documents are mappings
    for (auto count = 2 + random() % 9; count > 0; --count) text += pieces[random() % pieces.size()];
    const std::size_t first = text.find('#');
    const auto values = first == std::string::npos ? std::nullopt : valuesOf(text);
    if (!values) continue;
    const std::size_t start = headComment(text).end;
    const std::vector<std::size_t> comments = yaml::lex(text, start).comments;
    std::size_t behind = start; // the last comment
    for (std::size_t at = text.find('#', start); at != std::string::npos; at = text.find('#', at + 1)) {
      const bool begins = std::find(comments.begin(), comments.end(), at) != comments.end();
      if (!begins && at < behind) continue;
      if (begins) behind = std::min(text.find('\n', at), text.size());
      std::string other = text;
      other.insert(at + 1, "z");
      ASSERT_EQ(valuesOf(other) == values, begins) << text << "\nat " << at;
      ++looked;
    }
  }
  EXPECT_GT(looked, fairway::test::cases(1000));
}

TEST(Comments, AllThatWereStrewnInAreFound) {
  lake_race::RandomDocuments documents(22);
  for (int i = 0; i < 300; ++i) {
    const std::string text = writeDocument(documents.next());
    std::string strewn;
    std::vector<int> expected;
    int line = 0;
    bool inBlock = false;
    for (std::size_t start = 0; start < text.size();) {
      const std::size_t end = text.find('\n', start);
      const std::string content = text.substr(start, end - start);
      const std::size_t indent = std::min(content.find_first_not_of(' '), content.size());
      start = end + 1;
      ++line;
      strewn += content;
      // Canonical text has a key or a dash at each line's start, or is in the block of a map or a note.
      const bool opens = content.ends_with("|") || content.ends_with("|2") || content.ends_with("|-");
      if (content.starts_with("#") || content.empty() || (inBlock && indent >= 2)) {
        strewn += '\n';
        continue;
      }
      inBlock = opens && indent == 0;
      if (!opens || indent == 0) {
        strewn += " # strewn";
        expected.push_back(line);
      }
      strewn += '\n';
      if (opens && indent > 0) break; // blocks deeper down are told apart by the cases above
    }
    EXPECT_EQ(commentLines(strewn), expected) << strewn;
  }
}

} // namespace
} // namespace fairway::formats
