#include "formats/yaml/short_text.h"

#include "formats/yaml/source_text.h"

#include <algorithm>

namespace fairway::formats::yaml {

namespace {

constexpr std::size_t fewLines = 4; // not worth the trouble

bool isLowerLetter(char c) {
  return c >= 'a' && c <= 'z';
}

// `key: |` or `key: |2`, and nothing else: the offset of the `|`.
std::optional<std::size_t> headerIn(std::string_view line) {
  std::size_t at = indentOf(line);
  const std::size_t key = at;
  while (at < line.size() && isLowerLetter(line[at])) ++at;
  if (at == key || line.substr(at, 3) != ": |") return std::nullopt;
  const std::string_view behind = line.substr(at + 3);
  const bool digit = behind.size() == 1 && behind[0] >= '1' && behind[0] <= '9';
  if (!behind.empty() && !digit) return std::nullopt;
  return at + 2;
}

std::string_view lineAt(std::string_view text, std::size_t start) {
  return text.substr(start, std::min(text.find('\n', start), text.size()) - start);
}

bool isPlain(std::string_view line) {
  return std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

} // namespace

ShortText::ShortText(std::string_view text) : whole_(text) {
  std::size_t done = 0;
  for (std::size_t start = 0; start < text.size();) {
    const std::string_view line = lineAt(text, start);
    const std::optional<Block> block = blockAfter(line, start);
    start += line.size() + 1;
    if (!block) continue;
    text_.append(text, done, start - done);
    add(*block);
    done = start += block->lines.size();
  }
  if (isShorter()) text_.append(text, std::min(done, text.size()));
}

// All lines that are indented as far as the first, or as far as the header says. They must have something on
// them, and end with a line end.
std::optional<ShortText::Block> ShortText::blockAfter(std::string_view line, std::size_t lineStart) const {
  const std::optional<std::size_t> header = headerIn(line);
  if (!header) return std::nullopt;
  const std::size_t begin = lineStart + line.size() + 1;
  Block block;
  block.header = lineStart + *header;
  if (line.size() > *header + 1) block.indent = indentOf(line) + static_cast<std::size_t>(line.back() - '0');
  std::size_t end = begin, lines = 0;
  while (end < whole_.size()) {
    const std::string_view row = lineAt(whole_, end);
    const std::size_t indent = indentOf(row);
    if (lines == 0 && block.indent == 0) block.indent = indent;
    if (indent < block.indent || indent == row.size()) break;
    if (end + row.size() == whole_.size() || !isPlain(row)) return std::nullopt;
    end += row.size() + 1;
    ++lines;
  }
  if (lines < fewLines || block.indent <= indentOf(line)) return std::nullopt;
  block.lines = whole_.substr(begin, end - begin);
  return block;
}

void ShortText::add(Block block) {
  const std::size_t before = text_.size();
  const auto lines = static_cast<std::size_t>(std::count(block.lines.begin(), block.lines.end(), '\n'));
  for (std::size_t i = 0; i < lines; ++i) text_.append(block.indent, ' ').append("x\n");
  block.end = text_.size();
  block.leftOut = (blocks_.empty() ? 0 : blocks_.back().leftOut) + block.lines.size() - (block.end - before);
  blocks_.push_back(block);
}

std::size_t ShortText::wholeOffset(std::size_t offset) const {
  const auto after = std::upper_bound(blocks_.begin(), blocks_.end(), offset,
                                      [](std::size_t at, const Block& block) { return at < block.end; });
  return after == blocks_.begin() ? offset : offset + std::prev(after)->leftOut;
}

std::optional<std::string> ShortText::wholeBlock(std::size_t offset, std::string_view value) {
  const auto block = std::lower_bound(blocks_.begin(), blocks_.end(), offset,
                                      [](const Block& each, std::size_t at) { return each.header < at; });
  if (block == blocks_.end() || block->header != offset) return std::nullopt;
  std::string text;
  std::size_t left = value.size();
  for (std::size_t start = 0; start < block->lines.size(); left -= std::min<std::size_t>(left, 2)) {
    const std::string_view row = lineAt(block->lines, start);
    text.append(row.substr(block->indent)) += '\n';
    start += row.size() + 1;
    if (value.substr(value.size() - left, 2) != "x\n") return std::nullopt;
  }
  if (left != 0) return std::nullopt;
  ++asked_;
  return text;
}

} // namespace fairway::formats::yaml
