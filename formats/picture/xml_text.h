#pragma once

#include <string>
#include <string_view>

namespace fairway::formats {

// The text without what XML cannot hold, however it is written: most control characters, U+FFFE and U+FFFF.
// Here as a whole, because maps for Tiled are written without the library that draws.
inline std::string withoutUnfitForXml(std::string_view text) {
  constexpr std::string_view fffe = "\xEF\xBF\xBE", ffff = "\xEF\xBF\xBF"; // in UTF-8
  std::string fit;
  while (!text.empty()) {
    const char c = text.front();
    const bool noCharacter = text.starts_with(fffe) || text.starts_with(ffff);
    const bool control = static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r';
    if (!noCharacter && !control) fit += c;
    text.remove_prefix(noCharacter ? fffe.size() : 1);
  }
  return fit;
}

} // namespace fairway::formats
