#include "formats/yaml/source_text.h"

#include "formats/text/utf8.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats::yaml {

SourceText::SourceText(std::string_view raw) {
  constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
  if (raw.starts_with(byteOrderMark)) raw.remove_prefix(byteOrderMark.size());
  const std::size_t usual = std::min(raw.find('\r'), raw.size()); // most often all of it
  text_.reserve(raw.size());
  text_ = raw.substr(0, usual);
  for (std::size_t i = usual; i < raw.size(); ++i) {
    if (raw[i] == '\r' && i + 1 < raw.size() && raw[i + 1] == '\n') continue;
    text_ += raw[i] == '\r' ? '\n' : raw[i];
  }
  lineStarts_.push_back(0);
  for (std::size_t i = 0; i < text_.size(); ++i)
    if (text_[i] == '\n') lineStarts_.push_back(i + 1);
}

Position SourceText::positionAt(std::size_t offset) const {
  offset = std::min(offset, text_.size());
  const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  const std::size_t start = *(next - 1);
  const std::string_view before = std::string_view(text_).substr(start, offset - start);
  return {static_cast<int>(next - lineStarts_.begin()), static_cast<int>(characterCount(before)) + 1};
}

std::size_t SourceText::lineStart(int number) const {
  if (number < 1 || number > lineCount()) return text_.size();
  return lineStarts_[static_cast<std::size_t>(number - 1)];
}

std::string_view SourceText::line(int number) const {
  const std::size_t start = lineStart(number);
  return std::string_view(text_).substr(start, text_.find('\n', start) - start);
}

std::size_t indentOf(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

bool isBlankOrComment(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first == std::string_view::npos || line[first] == '#';
}

namespace {

// YAML's printable characters.
bool isPrintable(char32_t c) {
  if (c < 0x20) return c == '\t' || c == '\n' || c == '\r';
  if (c < 0x7F || c == 0x85) return true;
  return c >= 0xA0 && c != 0xFFFE && c != 0xFFFF;
}

} // namespace

std::optional<ForbiddenByte> findForbidden(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] >= ' ' && text[i] <= '~') { // nearly all are
      ++i;
      continue;
    }
    const Utf8Character character = characterAt(text, i);
    if (character.bytes == 0) return ForbiddenByte{i, "the text is not valid UTF-8 here"};
    if (!isPrintable(character.code)) {
      char message[80];
      std::snprintf(message, sizeof message, "the control character U+%04X is not allowed",
                    static_cast<unsigned>(character.code));
      return ForbiddenByte{i, message};
    }
    i += static_cast<std::size_t>(character.bytes);
  }
  return std::nullopt;
}

} // namespace fairway::formats::yaml
