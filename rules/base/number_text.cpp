#include "rules/base/number_text.h"

#include <array>
#include <charconv>

namespace fairway {

namespace {

std::string written(double number, std::chars_format format, int precision) {
  std::array<char, 400> text; // the largest double has 309 digits before the point
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format, precision);
  return {text.data(), end.ptr};
}

} // namespace

std::string withDecimals(double number, int decimals) {
  return written(number, std::chars_format::fixed, decimals);
}

std::string withDigits(double number, int digits) {
  return written(number, std::chars_format::general, digits);
}

std::string percent(double share, int decimals) {
  return withDecimals(100 * share, decimals) + " %";
}

} // namespace fairway
