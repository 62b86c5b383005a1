#include "formats/text/utf8.h"

#include <algorithm>
#include <array>

namespace fairway::formats {

namespace {

constexpr bool continues(unsigned char byte) {
  return (byte & 0xC0) == 0x80;
}

// How many bytes a first byte promises.
constexpr int lengthOf(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

} // namespace

Utf8Character characterAt(std::string_view text, std::size_t offset) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
  const int length = lengthOf(byte(0));
  if (length == 0 || offset + static_cast<std::size_t>(length) > text.size()) return {};
  if (length == 1) return {byte(0), 1};
  char32_t code = byte(0) & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < static_cast<std::size_t>(length); ++i) {
    if (!continues(byte(i))) return {};
    code = code << 6 | (byte(i) & 0x3FU);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code < 0xE000;
  if (code < least[static_cast<std::size_t>(length)] || code > 0x10FFFF || surrogate) return {};
  return {code, length};
}

std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return !continues(static_cast<unsigned char>(c)); }));
}

} // namespace fairway::formats
