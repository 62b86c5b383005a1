#pragma once

#include "rules/base/sha256.h"

#include <string>
#include <string_view>

namespace fairway::test {

// In hexadecimal digits.
inline std::string wholeDigestOf(std::string_view text) {
  std::string hex;
  for (const std::uint8_t byte : sha256(text)) {
    hex += "0123456789abcdef"[byte >> 4];
    hex += "0123456789abcdef"[byte & 15];
  }
  return hex;
}

// As many of them as tell texts apart: what a test expects of a text that is too long to be written there.
inline std::string digestOf(std::string_view text) {
  return wholeDigestOf(text).substr(0, 16);
}

} // namespace fairway::test
