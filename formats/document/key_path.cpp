#include "formats/document/key_path.h"

#include <charconv>

namespace fairway::formats {

namespace {

KeyStep stepOf(std::string_view text) {
  if (!text.starts_with('[')) return {text, 0};
  std::size_t number = 0;
  std::from_chars(text.data() + 1, text.data() + text.size(), number);
  return {{}, number};
}

} // namespace

std::vector<KeyStep> stepsOf(std::string_view path) {
  std::vector<KeyStep> steps;
  while (!path.empty()) {
    if (path.starts_with('.')) path.remove_prefix(1);
    const std::size_t end = path.find_first_of(".[", 1);
    steps.push_back(stepOf(path.substr(0, end)));
    path.remove_prefix(end == std::string_view::npos ? path.size() : end);
  }
  return steps;
}

} // namespace fairway::formats
