#include "formats/document/locate.h"

#include "formats/document/key_path.h"
#include "formats/map/map_text.h"

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

Locator::Locator(yaml::SourceText source, yaml::Node root)
    : source_(std::move(source)), root_(std::move(root)), aliases_(!InOrder().walk(root_)) {}

const yaml::Node* Locator::nodeAt(std::string_view keyPath, bool exactly) const {
  const yaml::Node* node = &root_;
  for (const KeyStep& step : stepsOf(keyPath)) {
    const yaml::Node* next = stepInto(*node, step);
    if (!next) return exactly ? nullptr : node;
    node = next;
  }
  return node;
}

yaml::Position Locator::find(std::string_view keyPath) const {
  return source_.positionAt(nodeAt(keyPath, false)->offset);
}

std::optional<yaml::Span> Locator::findScalar(std::string_view keyPath) const {
  if (const auto cell = cellOf(keyPath))
    if (const auto where = findCell(cell->map, cell->row, cell->column)) return where;
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

std::optional<yaml::Span> Locator::findCell(std::string_view mapPath, int row, int column) const {
  const yaml::Node* map = nodeAt(mapPath, true);
  if (!map || map->kind != yaml::NodeKind::Scalar || row < 1 || column < 1) return std::nullopt;
  const auto offset =
      MapPlaces(source_, *map).cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
  if (!offset) return std::nullopt;
  return yaml::Span{source_.positionAt(*offset), source_.positionAt(*offset + 1)};
}

void Locator::place(Problem& problem) const {
  const yaml::Position at = find(problem.key);
  problem.line = at.line;
  problem.column = at.column;
  problem.excerpt = excerptOf(source_.line(at.line), at.column);
}

std::shared_ptr<const Locator> locatorOf(std::string_view text) {
  yaml::SourceText source(text);
  auto parsed = yaml::parse(source);
  if (!parsed) return nullptr;
  return std::make_shared<Locator>(std::move(source), std::move(parsed->root));
}

} // namespace fairway::formats
