#include "formats/yaml/written_form.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/yaml/parse.h"
#include "tests/support/sanitized.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats::yaml {
namespace {

namespace fs = std::filesystem;

bool isTaken(const std::string& text) {
  TreeBuilder tree;
  return growFromWrittenForm(text, tree);
}

TEST(WrittenForm, IsThatOfBlocksAndBraces) {
  for (const char* text :
       {"fairway: 1\n", "# a head\n\nfairway: 1\n  # between\nkind: lake\n\n",
        "name: Mere, \"wide\" (a {b} [c])\n", "name: \"a: b # c\"\nnotes: 'a: b'\n",
        "map: |\n  . .\n   . #\n\n  # .\n\nname: Mere\n", "map: |2\n   . .\n  # .\n",
        "notes: |-\n  Two\n  lines.\n", "lake:\n  slots:\n  - {at: [1, -2], letter: NE}\n",
        "a:\n  - b: 1\n    c:\n      - d\n  - e: {}\n    f: []\n", "a:\n- b\n- c: 1\nd: 2\n",
        "a:\n  b:\n  - c\n", "notes: |\n  Two\n\n\n  lines.\n\nname: a\n# a remark\n",
        "a: [[1, 2], {b: 3, c: [4]}]\n", "a:\n  map: |2\n     . .\n    # .\nb: 1\n"})
    EXPECT_TRUE(isTaken(text)) << text;
}

TEST(WrittenForm, LeavesAllElseToOthers) {
  for (const char* text : {"",
                           "fairway: 1",
                           "fairway:\n",
                           "fairway: 1\nfairway: 1\n",
                           "fairway: 1 # one\n",
                           "fairway: 1 \n",
                           "fairway:\t1\n",
                           "fairway: 1\n#\t\n",
                           "# a head\r\nfairway: 1\n",
                           "fairway: 1\n# no line end",
                           " fairway: 1\n  kind: lake\n",
                           "name: a\n  b\n",
                           "name: a: b\n",
                           "name: 'it''s'\n",
                           "name: \"a\\tb\"\n",
                           "name: \"a\n  b\"\n",
                           "name: ~\n",
                           "null: 1\n",
                           "name: &a b\n",
                           "name: *a\n",
                           "name: !a b\n",
                           "- a\n",
                           "a: [1, 2\n",
                           "a: [1, 2, ]\n",
                           "a: [1,2]\n",
                           "a: {b}\n",
                           "a: {b:1}\n",
                           "a: [b?]\n",
                           "a:\n  - - b\n",
                           "a:\n- b\nc\n",
                           "a:\n    b: 1\n  c: 2\n",
                           "a:\nb: 1\n",
                           "a:\n  b:\n- c\n",
                           "a:\n  - b: 1\n   c: 2\n",
                           "a:\n  n: |\n  x\n",
                           "a:\n- n: |2\n    x\n",
                           "notes: |-2\n  x\n",
                           "notes: |2\n x\n",
                           "notes: |\n  Two\n  \n  lines.\n",
                           "notes: |\n  Two\n lines.\n",
                           "a: {b: 1 }\n",
                           "a: {b: 1,c: 2}\n",
                           "a: {b:\n",
                           "a: b \n",
                           "a: 'b'c\n",
                           "a: 'b' \n",
                           "notes: >\n  Two\n",
                           "notes: |+\n  Two\n",
                           "notes: |\nname: a\n",
                           "map: |\n\n  . .\n",
                           "map: |\n    . .\n  . .\n",
                           "map: |\n  . .\n # no row\n",
                           "--- \nfairway: 1\n",
                           "fairway: 1\n...\n",
                           "{fairway: 1}\n"})
    EXPECT_FALSE(isTaken(text)) << text;
}

// Which printable characters a text of this form may have in the place of the `@`.
std::string mayBeIn(const std::string& form) {
  const std::size_t place = form.find('@');
  std::string letters;
  for (char letter = ' '; letter <= '~'; ++letter) {
    std::string text = form;
    text[place] = letter;
    if (isTaken(text)) letters += letter;
  }
  return letters;
}

TEST(WrittenForm, HasTheseCharactersWithoutQuotes) {
  const std::string words = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  EXPECT_EQ(mayBeIn("@y: a\n"), "0123456789" + words);
  EXPECT_EQ(mayBeIn("k@y: a\n"), "-0123456789" + words);
  EXPECT_EQ(mayBeIn("k: @\n"), "(+./0123456789" + words);
  EXPECT_EQ(mayBeIn("k: @0\n"), "(+-./0123456789" + words);
  EXPECT_EQ(mayBeIn("k: @9\n"), "(+-./0123456789" + words);
  EXPECT_EQ(
      mayBeIn("k: a@b\n"),
      " !\"$%&'()*+,-./0123456789;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");
  EXPECT_EQ(mayBeIn("k: a@\n"),
            "!\"$%&'()*+,-./0123456789;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~");
  EXPECT_EQ(mayBeIn("k: [a@b]\n"),
            " !$%&'()*+-./0123456789;<=>@ABCDEFGHIJKLMNOPQRSTUVWXYZ^_abcdefghijklmnopqrstuvwxyz|~");
  EXPECT_EQ(mayBeIn("k: |@\n         a\n"), "-123456789") << "how far a block is indented";
  for (const char* text : {"k: -/\n", "k: -:\n", "k: -a\n"}) EXPECT_FALSE(isTaken(text)) << text;
  for (const char* letter : {"\xC2\x80", "\xC3\xBF", "\xF4\x8F\xBF\xBF"})
    EXPECT_TRUE(isTaken("k: " + std::string(letter) + "\nl: [" + letter + "]\n")) << letter;
}

// The values of a tree with their keys and places, or what is wrong with the text.
void write(const Node& node, std::ostream& out) {
  out << node.offset << ' ' << static_cast<int>(node.kind) << static_cast<int>(node.type) << '<' << node.text
      << '>';
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (i < node.keys.size()) out << node.keys[i].offset << node.keys[i].text << '=';
    write(node.items[i], out);
  }
  out << ';';
}

std::string outcomeOf(const std::string& text) {
  const SourceText source(text);
  const auto parsed = parse(source);
  std::ostringstream out;
  if (parsed)
    write(parsed->root, out);
  else
    for (const YamlFault& fault : parsed.fault()) out << fault.offset << ": " << fault.message << '\n';
  return out.str();
}

// A comment means nothing to YAML, but with a tab in it yaml-cpp has to read the text.
std::string leftToYamlCpp(const std::string& text) {
  return text + "#\t\n";
}

std::vector<std::string> sampleTexts() {
  std::vector<std::string> texts;
  for (const auto& entry : fs::recursive_directory_iterator(test::sourceDir() / "samples")) {
    if (entry.path().extension() != ".yaml") continue;
    std::ostringstream text;
    text << std::ifstream(entry.path(), std::ios::binary).rdbuf();
    if (text.str().ends_with('\n') && text.str().find('\r') == std::string::npos) texts.push_back(text.str());
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// One or two accidents: lines lost, moved, doubled, indented, quoted.
std::string damaged(const std::string& text, std::mt19937& random) {
  std::vector<std::string> lines = linesOf(text);
  for (auto accidents = 1 + random() % 2; accidents > 0 && !lines.empty(); --accidents) {
    const auto line = lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size());
    switch (random() % 10) {
    case 0:
      lines.erase(line);
      break;
    case 1:
      lines.insert(line, *line);
      break;
    case 2:
      *line = ' ' + *line;
      break;
    case 3:
      line->erase(0, 1);
      break;
    case 4:
      lines.insert(line, "");
      break;
    case 5:
      *line += random() % 2 != 0 ? "\"" : "'";
      break;
    case 6:
      std::iter_swap(line, lines.begin() + static_cast<std::ptrdiff_t>(random() % lines.size()));
      break;
    case 7:
      lines.insert(line, random() % 2 != 0 ? "notes: >" : "notes: |");
      break;
    case 8: {
      constexpr std::string_view letters = " -?:,[]{}#&*!|>'\"%@`=<~\\.1a";
      line->insert(random() % (line->size() + 1), 1, letters[random() % letters.size()]);
      break;
    }
    default:
      if (!line->empty()) line->erase(random() % line->size(), 1);
      break;
    }
  }
  std::string whole;
  for (const std::string& each : lines) whole += each + '\n';
  return whole;
}

// What is taken is what yaml-cpp makes of it, to the letter and the place. Texts that it would refuse are not
// taken; of the others most are.
TEST(WrittenForm, IsReadAsYamlCppReadsIt) {
  const std::vector<std::string> texts = sampleTexts();
  ASSERT_GT(texts.size(), 100u);
  std::mt19937 random(1);
  int taken = 0;
  const int all = fairway::test::cases(6000);
  for (int i = 0; i < all; ++i) {
    const std::string& sample = texts[static_cast<std::size_t>(i) % texts.size()];
    const std::string text = static_cast<std::size_t>(i) < texts.size() ? sample : damaged(sample, random);
    if (!isTaken(text)) continue;
    ++taken;
    ASSERT_EQ(outcomeOf(text), outcomeOf(leftToYamlCpp(text))) << text;
  }
  EXPECT_GT(taken, all / 3);
}

// What Fairway writes has this form, but for texts that need escapes.
TEST(WrittenForm, IsThatOfCanonicalDocuments) {
  for (const std::string& text : sampleTexts()) {
    const auto read = readDocument(text, "sample");
    if (!read || text.find('\\') != std::string::npos) continue;
    EXPECT_TRUE(isTaken(writeDocument(read->document))) << text;
  }
}

} // namespace
} // namespace fairway::formats::yaml
