#include "formats/document/locate.h"

#include "formats/yaml/parse.h"

#include <charconv>

namespace fairway::formats {

namespace {

// Takes the first step off a path: a key, or an item's number in brackets.
std::string_view takeStep(std::string_view& path) {
  if (path.starts_with('.')) path.remove_prefix(1);
  const std::size_t end = path.find_first_of(".[", 1);
  const std::string_view step = path.substr(0, end);
  path.remove_prefix(step.size());
  return step;
}

const yaml::Node* stepInto(const yaml::Node& node, std::string_view step) {
  if (!step.starts_with('[')) return node.find(step);
  std::size_t number = 0;
  std::from_chars(step.data() + 1, step.data() + step.size(), number);
  return number >= 1 && number <= node.items.size() ? &node.items[number - 1] : nullptr;
}

} // namespace

yaml::Position locate(const std::filesystem::path& file, std::string_view keyPath, const Loader& load) {
  if (file.empty()) return {};
  const auto text = load(file);
  if (!text) return {};
  const yaml::SourceText source(text.value());
  const auto root = yaml::parse(source);
  if (!root) return {};
  const yaml::Node* node = &root.value();
  while (!keyPath.empty()) {
    const yaml::Node* next = stepInto(*node, takeStep(keyPath));
    if (!next) break;
    node = next;
  }
  return source.positionAt(node->offset);
}

} // namespace fairway::formats
