#pragma once

#include <cstddef>
#include <string_view>

namespace fairway::formats {

struct Utf8Character {
  char32_t code = 0;
  int bytes = 0; // 0: no valid character starts here
};

// The character that starts at a byte of the text; overlong forms and surrogates are not valid.
Utf8Character characterAt(std::string_view text, std::size_t offset);

// How many characters a valid text has.
std::size_t characterCount(std::string_view text);

} // namespace fairway::formats
