#include "formats/yaml/short_text.h"

#include "formats/yaml/parse.h"
#include "tests/support/sanitized.h"
#include "tests/support/source_dir.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <regex>
#include <sstream>

namespace fairway::formats::yaml {
namespace {

namespace fs = std::filesystem;

const std::string lake = "fairway: 1\nkind: lake\nmap: |2\n   . # .\n  . . .\n   . . #\n  # . .\n"
                         "slots:\n  - {race: A, at: [1, 1], letter: E}\n";

TEST(ShortText, LeavesOutTheRowsOfMaps) {
  ShortText text(lake);
  EXPECT_EQ(text.text(), "fairway: 1\nkind: lake\nmap: |2\n  x\n  x\n  x\n  x\n"
                         "slots:\n  - {race: A, at: [1, 1], letter: E}\n");
  const std::size_t header = lake.find('|');
  EXPECT_EQ(text.wholeOffset(header), header);
  EXPECT_EQ(text.wholeOffset(text.text().find("slots")), lake.find("slots"));
  EXPECT_FALSE(text.allAskedFor());
  EXPECT_EQ(text.wholeBlock(header, "x\nx\nx\nx\n"), " . # .\n. . .\n . . #\n# . .\n");
  EXPECT_TRUE(text.allAskedFor());
}

TEST(ShortText, ABlockThatIsNotWhatItSeemedIsNotAnswered) {
  ShortText text(lake);
  const std::size_t header = lake.find('|');
  EXPECT_FALSE(text.wholeBlock(header + 1, "x\nx\nx\nx\n"));
  for (const char* value :
       {"", "x\n", "x\nx\nx\nx", "x\nx\nx\nx\nx\n", "x\nx\nx\nx\n\nmore\n", "x\nx\ny\nx\n"})
    EXPECT_FALSE(text.wholeBlock(header, value)) << value;
  EXPECT_FALSE(text.allAskedFor());
}

TEST(ShortText, IsTheTextItselfWhereThereIsNothingToGain) {
  for (const char* text : {"", "map: |", "map: |\n", "map: |\n  . .\n", "map: |\n  .\n  .\n  .\n  .",
                           "map: |-\n  .\n  .\n  .\n  .\n", "map: | # rows\n  .\n  .\n  .\n  .\n",
                           "map: |\n.\n.\n.\n.\n", "map: |\n  .\n  \t.\n  .\n  .\n  .\n"})
    EXPECT_FALSE(ShortText(text).isShorter()) << text;
}

// The values of a tree with their keys and lines, or what is wrong with the text.
void write(const Node& node, const SourceText& source, std::ostream& out) {
  out << source.positionAt(node.offset).line << ' ' << static_cast<int>(node.kind)
      << static_cast<int>(node.type) << '<' << node.text << '>';
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (i < node.keys.size()) out << node.keys[i].text << '=';
    write(node.items[i], source, out);
  }
  out << ';';
}

std::string outcomeOf(const std::string& text) {
  const SourceText source(text);
  const auto parsed = parse(source);
  std::ostringstream out;
  if (parsed)
    write(parsed->root, source, out);
  else
    for (const YamlFault& fault : parsed.fault())
      out << source.positionAt(fault.offset).line << ": " << fault.message << '\n';
  // Where a header is but part of a text, the blanks are, too.
  return std::regex_replace(out.str(), std::regex("(\\|[1-9]?)[ \\n]+"), "$1");
}

// A blank behind the header means nothing to YAML, but then the text is parsed as it is.
std::string withBlanksBehindHeaders(const std::string& text) {
  std::string other;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) {
    const std::size_t bar = line.rfind(": |");
    if (bar != std::string::npos && line.size() <= bar + 4) line += ' ';
    other += line + '\n';
  }
  return other;
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
    switch (random() % 8) {
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
    default:
      lines.insert(line, random() % 2 != 0 ? "notes: >" : "notes: |");
      break;
    }
  }
  std::string whole;
  for (const std::string& each : lines) whole += each + '\n';
  return whole;
}

TEST(ShortText, ChangesNothingOfWhatIsRead) {
  const std::vector<std::string> texts = sampleTexts();
  ASSERT_GT(texts.size(), 100u);
  std::mt19937 random(1);
  std::size_t shorter = 0;
  for (int i = 0; i < fairway::test::cases(3000); ++i) {
    const std::string& sample = texts[static_cast<std::size_t>(i) % texts.size()];
    const std::string text = static_cast<std::size_t>(i) < texts.size() ? sample : damaged(sample, random);
    shorter += ShortText(text).isShorter() ? 1 : 0;
    ASSERT_EQ(outcomeOf(text), outcomeOf(withBlanksBehindHeaders(text))) << text;
  }
  EXPECT_GT(shorter, static_cast<std::size_t>(fairway::test::cases(500)));
}

} // namespace
} // namespace fairway::formats::yaml
