#include "formats/picture/short_style.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace fairway::formats {

namespace {

bool isUsual(std::string_view declaration) {
  static constexpr std::array<std::string_view, 6> usual{"stroke:none",         "fill-rule:nonzero",
                                                         "fill-opacity:1",      "stroke-opacity:1",
                                                         "stroke-linecap:butt", "stroke-linejoin:miter"};
  return std::find(usual.begin(), usual.end(), declaration) != usual.end();
}

// rgb(98.431373%,97.254902%,94.509804%) is #fbf8f1.
std::string shortColour(std::string_view value) {
  constexpr std::string_view begin = "rgb(";
  if (!value.starts_with(begin) || value.find('%') == std::string_view::npos) return std::string(value);
  const std::string numbers(value.substr(begin.size()));
  std::array<unsigned, 3> bytes{};
  const char* at = numbers.c_str();
  for (unsigned& byte : bytes) {
    char* end = nullptr;
    byte = static_cast<unsigned>(std::lround(std::strtod(at, &end) * 2.55)) & 0xFFU;
    at = *end == '\0' ? end : end + 2; // behind the sign and the comma
  }
  std::array<char, 8> text{};
  std::snprintf(text.data(), text.size(), "#%02x%02x%02x", bytes[0], bytes[1], bytes[2]);
  return text.data();
}

std::string shortStyle(std::string_view style) {
  std::string out;
  while (!style.empty()) {
    const std::size_t end = std::min(style.find(';'), style.size());
    std::string_view declaration = style.substr(0, end);
    style.remove_prefix(std::min(end + 1, style.size()));
    while (declaration.starts_with(' ')) declaration.remove_prefix(1);
    if (declaration.empty() || isUsual(declaration)) continue;
    const std::size_t colon = std::min(declaration.find(':'), declaration.size() - 1);
    if (!out.empty()) out += ';';
    (out += declaration.substr(0, colon + 1)) += shortColour(declaration.substr(colon + 1));
  }
  return out;
}

} // namespace

std::string withShortStyles(std::string_view svg) {
  constexpr std::string_view key = " style=\"";
  std::string out;
  for (;;) {
    const std::size_t at = svg.find(key);
    if (at == std::string_view::npos) return out += svg;
    const std::size_t close = svg.find('"', at + key.size());
    out += svg.substr(0, at);
    const std::string style = shortStyle(svg.substr(at + key.size(), close - at - key.size()));
    if (!style.empty()) ((out += key) += style) += '"';
    svg.remove_prefix(close + 1);
  }
}

} // namespace fairway::formats
