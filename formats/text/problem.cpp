#include "formats/text/problem.h"

#include "formats/text/utf8.h"

#include <algorithm>
#include <cstdio>

namespace fairway::formats {

std::string asLine(const std::string& text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const bool c1 = byte == 0xC2 && next >= 0x80 && next < 0xA0; // U+0080 to U+009F in UTF-8
    if ((byte >= 0x20 && byte != 0x7F && !c1) || byte == '\n') {
      safe += byte == '\n' ? ' ' : text[i];
      continue;
    }
    char code[8];
    std::snprintf(code, sizeof code, "\\x%02X", c1 ? next : byte);
    safe += code;
    if (c1) ++i;
  }
  return safe;
}

std::string toText(const Problem& problem) {
  std::string text = problem.file;
  if (problem.line > 0) text += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
  text += ": error: ";
  if (!problem.key.empty()) text += problem.key + ": ";
  return asLine(text + problem.message);
}

std::string toText(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems) text += toText(problem) + "\n";
  return text;
}

// The source line and the caret below it, behind a column for the line's number.
static std::string withLineNumber(const Problem& problem) {
  const std::string number = std::to_string(problem.line);
  const std::string gutter(std::max<std::size_t>(5, number.size()), ' ');
  const std::size_t end = problem.excerpt.find('\n');
  return gutter.substr(number.size()) + number + " | " + problem.excerpt.substr(0, end) + "\n" + gutter +
         " | " + problem.excerpt.substr(end + 1) + "\n";
}

std::string toTextWithExcerpts(const Problems& problems) {
  std::string text;
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const Problem& problem = problems[i];
    text += toText(problem) + "\n";
    // Several problems of one place share the excerpt.
    const bool again = i + 1 < problems.size() && problems[i + 1].file == problem.file &&
                       problems[i + 1].line == problem.line && problems[i + 1].column == problem.column;
    if (problem.excerpt.empty() || again) continue;
    text += withLineNumber(problem);
  }
  return text;
}

std::string excerptOf(std::string_view line, int column) {
  constexpr int before = 60, most = 100;
  constexpr std::string_view cut = "...";
  const int first = column > before + 10 ? column - before : 1;
  std::string shown(first > 1 ? cut : "");
  const std::size_t caret = shown.size() + static_cast<std::size_t>(std::max(column - first, 0));
  int number = 1; // of the character
  for (std::size_t i = 0; i < line.size(); ++number) {
    const Utf8Character character = characterAt(line, i);
    const auto bytes = static_cast<std::size_t>(std::max(character.bytes, 1));
    const char32_t code = character.code;
    const bool control = character.bytes == 0 || code < 0x20 || (code >= 0x7F && code < 0xA0);
    if (number >= first + most) {
      shown += cut;
      break;
    }
    if (number >= first) shown += code == '\t' ? " " : control ? "?" : std::string(line.substr(i, bytes));
    i += bytes;
  }
  return shown + "\n" + std::string(caret, ' ') + "^";
}

} // namespace fairway::formats
