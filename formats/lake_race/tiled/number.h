#pragma once

#include "rules/base/read_number.h"

#include <charconv>
#include <cmath>
#include <string_view>

namespace fairway::formats::lake_race::tiled {

// The whole number that the text is, or `otherwise`.
inline long long wholeNumber(std::string_view text, long long otherwise) {
  long long number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? number : otherwise;
}

// A coordinate; 0 if it is not a number or beyond all maps.
inline double coordinate(std::string_view text) {
  double number = 0;
  const auto [end, error] = readNumber(text.data(), text.data() + text.size(), number);
  return error == std::errc() && std::isfinite(number) && std::abs(number) < 1e9 ? number : 0;
}

} // namespace fairway::formats::lake_race::tiled
