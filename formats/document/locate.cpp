#include "formats/document/locate.h"

#include "formats/document/key_path.h"
#include "formats/yaml/parse.h"

namespace fairway::formats {

namespace {

const yaml::Node* stepInto(const yaml::Node& node, const KeyStep& step) {
  if (step.item == 0) return node.find(step.key);
  return step.item <= node.items.size() ? &node.items[step.item - 1] : nullptr;
}

// Whether no value stands before or on the one ahead of it, as copies do that an alias has made.
class InOrder {
public:
  bool walk(const yaml::Node& node) {
    if (node.kind == yaml::NodeKind::Scalar) return node.isAbsent() || pass(node.offset);
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      if (i < node.keys.size() && !pass(node.keys[i].offset)) return false;
      if (!walk(node.items[i])) return false;
    }
    return true;
  }

private:
  bool pass(std::size_t offset) {
    const bool after = !last_ || offset > *last_;
    last_ = offset;
    return after;
  }

  std::optional<std::size_t> last_;
};

} // namespace

Locator::Locator(std::string_view text) : source_(text) {
  if (auto root = yaml::parse(source_)) root_ = std::move(root).value();
  aliases_ = root_ && !InOrder().walk(*root_);
}

const yaml::Node* Locator::nodeAt(std::string_view keyPath, bool exactly) const {
  const yaml::Node* node = root_ ? &*root_ : nullptr;
  if (!node) return nullptr;
  for (const KeyStep& step : stepsOf(keyPath)) {
    const yaml::Node* next = stepInto(*node, step);
    if (!next) return exactly ? nullptr : node;
    node = next;
  }
  return node;
}

yaml::Position Locator::find(std::string_view keyPath) const {
  const yaml::Node* node = nodeAt(keyPath, false);
  return node ? source_.positionAt(node->offset) : yaml::Position{};
}

std::optional<yaml::Span> Locator::findScalar(std::string_view keyPath) const {
  const yaml::Node* node = nodeAt(keyPath, true);
  if (!node || aliases_ || node->kind != yaml::NodeKind::Scalar || node->text.empty()) return std::nullopt;
  if (node->text.find('\n') != std::string::npos) return std::nullopt;
  const std::string_view rest = source_.text().substr(node->offset);
  const bool quoted = rest.starts_with('"') || rest.starts_with('\'');
  const std::string quote(quoted ? 1 : 0, rest.empty() ? ' ' : rest.front());
  const std::string written = quote + node->text + quote;
  if (!rest.starts_with(written)) return std::nullopt;
  return yaml::Span{source_.positionAt(node->offset), source_.positionAt(node->offset + written.size())};
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
