#include "formats/picture/board_svg.h"

#include "rules/base/read_number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace fairway::formats {

namespace {

// Numbers count the smallest step that is written.
struct Place {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

class Shortener {
public:
  explicit Shortener(int decimals) : decimals_(decimals), scale_(std::pow(10, decimals)) {}

  std::string shortened(std::string_view path) {
    for (std::size_t at = 0; at < path.size();) {
      const char letter = path[at++];
      if (letter == 'Z' || letter == 'z') close();
      if (letter != 'M' && letter != 'L' && letter != 'C') continue;
      step(letter, numbersFrom(path, at));
    }
    return out_;
  }

private:
  std::vector<Place> numbersFrom(std::string_view path, std::size_t& at) const {
    std::vector<std::int64_t> numbers;
    for (;;) {
      while (at < path.size() && (path[at] == ' ' || path[at] == ',')) ++at;
      double number = 0;
      const auto read = readNumber(path.data() + at, path.data() + path.size(), number);
      if (read.ec != std::errc()) break;
      at = static_cast<std::size_t>(read.ptr - path.data());
      numbers.push_back(std::llround(number * scale_));
    }
    std::vector<Place> places;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) places.push_back({numbers[i], numbers[i + 1]});
    return places;
  }

  // Cairo moves to the start again after it has closed a path; where nothing follows, that says nothing.
  void step(char letter, const std::vector<Place>& places) {
    if (places.empty()) return;
    if (letter == 'M') {
      move_ = places.back();
      hasMove_ = true;
      return;
    }
    if (hasMove_) {
      write('m', {move_});
      start_ = here_ = move_;
      hasMove_ = false;
    }
    write(letter == 'L' ? 'l' : 'c', places);
    here_ = places.back();
  }

  void close() {
    out_ += 'z';
    last_ = 'z';
    here_ = start_;
  }

  void write(char letter, const std::vector<Place>& places) {
    if (letter != last_) out_ += letter;
    bool first = letter != last_;
    last_ = letter;
    for (const Place& place : places) {
      add(place.x - here_.x, first);
      add(place.y - here_.y, false);
      first = false;
    }
  }

  void add(std::int64_t number, bool first) {
    std::string digits = std::to_string(number < 0 ? -number : number);
    const auto places = static_cast<std::size_t>(decimals_);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, ".");
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    if (digits.size() > 1 && digits.starts_with('0')) digits.erase(0, 1);
    if (number < 0)
      out_ += '-';
    else if (!first)
      out_ += ' ';
    out_ += digits;
  }

  int decimals_;
  double scale_;
  std::string out_;
  char last_ = ' ';
  Place start_;
  Place here_;
  Place move_;
  bool hasMove_ = false;
};

} // namespace

std::string shortPath(std::string_view path, int decimals) {
  return Shortener(decimals).shortened(path);
}

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
