#include "formats/picture/short_path.h"

#include "rules/base/read_number.h"

#include <cmath>
#include <cstdint>
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

} // namespace fairway::formats
