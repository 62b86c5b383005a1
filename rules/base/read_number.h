#pragma once

#include <charconv>
#include <concepts>
#include <string_view>
#ifdef __wasm__
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#endif

namespace fairway {

#ifdef __wasm__
namespace detail {

// How many characters at the head of the text are a number as from_chars knows it: no blanks, no plus sign.
inline std::size_t lengthOfNumber(std::string_view text, std::chars_format format) {
  const auto digitsFrom = [text](std::size_t at) {
    return std::min(text.find_first_not_of("0123456789", at), text.size());
  };
  const std::size_t first = text.starts_with('-') ? 1 : 0;
  std::size_t end = digitsFrom(first);
  std::size_t digits = end - first;
  if (end < text.size() && text[end] == '.') {
    const std::size_t decimals = digitsFrom(end + 1) - end - 1;
    digits += decimals;
    end += decimals + 1;
  }
  if (digits == 0) return 0;
  if (format == std::chars_format::fixed || end >= text.size() || (text[end] != 'e' && text[end] != 'E'))
    return end;
  std::size_t exponent = end + 1;
  if (exponent < text.size() && (text[exponent] == '-' || text[exponent] == '+')) ++exponent;
  return digitsFrom(exponent) > exponent ? digitsFrom(exponent) : end;
}

} // namespace detail
#endif

// The number at the head of [first, last), in any language with a point: std::from_chars, which the library
// for WebAssembly does not have for doubles. There C's function reads what from_chars would, and words for
// what is not finite are not numbers.
inline std::from_chars_result readNumber(const char* first, const char* last, double& number,
                                         std::chars_format format = std::chars_format::general) {
#ifdef __wasm__
  const std::string text(first,
                         detail::lengthOfNumber({first, static_cast<std::size_t>(last - first)}, format));
  if (text.empty()) return {first, std::errc::invalid_argument};
  const double read = std::strtod(text.c_str(), nullptr);
  const char* const end = first + text.size();
  const bool isZero =
      text.substr(0, text.find_first_of("eE")).find_first_of("123456789") == std::string::npos;
  if (!std::isfinite(read) || (read == 0 && !isZero)) return {end, std::errc::result_out_of_range};
  number = read;
  return {end, std::errc()};
#else
  return std::from_chars(first, last, number, format);
#endif
}

template <std::integral Number>
std::from_chars_result readNumber(const char* first, const char* last, Number& number) {
  return std::from_chars(first, last, number);
}

} // namespace fairway
