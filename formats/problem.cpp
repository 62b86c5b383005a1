#include "formats/problem.h"

#include <cstdio>

namespace fairway::formats {

namespace {

// Messages quote what stands in documents, and quoted text may hold any character: one that moves the cursor
// or changes colours must not reach a terminal.
std::string withoutControls(const std::string& text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const bool c1 = byte == 0xC2 && next >= 0x80 && next < 0xA0; // U+0080 to U+009F in UTF-8
    if (byte >= 0x20 && byte != 0x7F && !c1) {
      safe += text[i];
      continue;
    }
    char code[8];
    std::snprintf(code, sizeof code, "\\x%02X", c1 ? next : byte);
    safe += code;
    if (c1) ++i;
  }
  return safe;
}

} // namespace

std::string toText(const Problem& problem) {
  std::string text = problem.file;
  if (problem.line > 0) text += ":" + std::to_string(problem.line) + ":" + std::to_string(problem.column);
  text += ": error: ";
  if (!problem.key.empty()) text += problem.key + ": ";
  return withoutControls(text + problem.message);
}

std::string toText(const Problems& problems) {
  std::string text;
  for (const Problem& problem : problems) text += toText(problem) + "\n";
  return text;
}

} // namespace fairway::formats
