#include "rules/base/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace fairway {

namespace {

using Text = std::array<char, 400>; // the largest double has 309 digits before the point

#ifdef __wasm__
// There the library reads no doubles by from_chars and brings tables of 100 KB for to_chars. C's functions
// round alike, and where there are no locales they write a point.
const char* patternOf(std::chars_format format) {
  switch (format) {
  case std::chars_format::fixed:
    return "%.*f";
  case std::chars_format::general:
    return "%.*g";
  default:
    return "%.*e";
  }
}

std::string written(double number, std::chars_format format, int precision) {
  Text text;
  const int size = std::snprintf(text.data(), text.size(), patternOf(format), precision, number);
  return {text.data(), static_cast<std::size_t>(size)};
}

double read(const std::string& text) {
  return std::strtod(text.c_str(), nullptr);
}
#else
std::string written(double number, std::chars_format format, int precision) {
  Text text;
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number, format, precision);
  return {text.data(), end.ptr};
}

double read(const std::string& text) {
  double number{};
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}
#endif

} // namespace

std::string withDecimals(double number, int decimals) {
  return written(number, std::chars_format::fixed, decimals);
}

std::string withDigits(double number, int digits) {
  return written(number, std::chars_format::general, digits);
}

double roundedTo(double number, int digits) {
  return std::isfinite(number) ? read(written(number, std::chars_format::scientific, digits - 1)) : number;
}

std::string withCommas(std::int64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > 3; place -= 3) digits.insert(place - 3, ",");
  return digits;
}

std::string percent(double share, int decimals) {
  return withDecimals(100 * share, decimals) + " %";
}

} // namespace fairway
