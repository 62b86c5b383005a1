#include "formats/document/line_text.h"

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

} // namespace fairway::formats
