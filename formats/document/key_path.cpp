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

std::optional<CellPath> cellOf(std::string_view path) {
  const std::vector<KeyStep> steps = stepsOf(path);
  if (steps.size() < 3 || steps.back().item == 0 || steps[steps.size() - 2].item == 0) return std::nullopt;
  const std::size_t row = path.rfind('[', path.rfind('[') - 1);
  return CellPath{path.substr(0, row), static_cast<int>(steps[steps.size() - 2].item),
                  static_cast<int>(steps.back().item)};
}

} // namespace fairway::formats
