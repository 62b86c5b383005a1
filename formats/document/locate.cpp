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

// Collects words from the top to the bottom.
class WordList {
public:
  explicit WordList(const yaml::SourceText& source) : source_(source) {}

  void add(const yaml::Node& node, const std::string& path) {
    if (node.kind == yaml::NodeKind::Scalar) {
      if (!node.isAbsent()) push(path, node.text, node.offset, false);
      return;
    }
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      const bool keyed = node.kind == yaml::NodeKind::Mapping;
      const std::string inside = keyed ? path + (path.empty() ? "" : ".") + node.keys[i].text
                                       : path + "[" + std::to_string(i + 1) + "]";
      if (keyed) push(inside, node.keys[i].text, node.keys[i].offset, true);
      add(node.items[i], inside);
    }
  }

  std::vector<Locator::Word> take() { return std::move(words_); }

private:
  void push(const std::string& path, const std::string& text, std::size_t offset, bool isKey) {
    const std::string_view rest = source_.text().substr(offset);
    const std::size_t from = offset + (rest.starts_with('"') || rest.starts_with('\'') ? 1 : 0);
    const bool asWritten = source_.text().substr(from).starts_with(text);
    const bool oneLine = text.find('\n') == std::string::npos;
    const std::size_t end = asWritten && oneLine ? from + text.size() : from;
    words_.push_back({path, text, {source_.positionAt(from), source_.positionAt(end)}, isKey});
  }

  const yaml::SourceText& source_;
  std::vector<Locator::Word> words_;
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

std::vector<Locator::Word> Locator::words() const {
  if (aliases_) return {};
  WordList list(source_);
  list.add(root_, "");
  return list.take();
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
