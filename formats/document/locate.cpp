#include "formats/document/locate.h"

#include "formats/document/key_path.h"
#include "formats/yaml/parse.h"

namespace fairway::formats {

namespace {

const yaml::Node* stepInto(const yaml::Node& node, const KeyStep& step) {
  if (step.item == 0) return node.find(step.key);
  return step.item <= node.items.size() ? &node.items[step.item - 1] : nullptr;
}

} // namespace

Locator::Locator(std::string_view text) : source_(text) {
  if (auto root = yaml::parse(source_)) root_ = std::move(root).value();
}

yaml::Position Locator::find(std::string_view keyPath) const {
  if (!root_) return {};
  const yaml::Node* node = &*root_;
  for (const KeyStep& step : stepsOf(keyPath)) {
    const yaml::Node* next = stepInto(*node, step);
    if (!next) break;
    node = next;
  }
  return source_.positionAt(node->offset);
}

void placeIn(Problem& problem, std::string_view text) {
  const Locator locator(text);
  const yaml::Position at = locator.find(problem.key);
  problem.line = at.line;
  problem.column = at.column;
  if (at.line > 0) problem.excerpt = excerptOf(locator.line(at.line), at.column);
}

yaml::Position locate(const std::filesystem::path& file, std::string_view keyPath, const Loader& load) {
  if (file.empty()) return {};
  const auto text = load(file);
  return text ? Locator(text.value()).find(keyPath) : yaml::Position{};
}

} // namespace fairway::formats
