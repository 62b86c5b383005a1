#include "formats/document/edit.h"

#include "formats/document/key_path.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/yaml/parse.h"

namespace fairway::formats {

namespace {

Problems unusable(const KeyEdit& edit, const std::string& why) {
  return {{{}, 0, 0, edit.key, why}};
}

// A value that stands nowhere in the document's text.
void forgetOffsets(yaml::Node& node) {
  node.offset = 0;
  for (yaml::MappingKey& key : node.keys) key.offset = 0;
  for (yaml::Node& item : node.items) forgetOffsets(item);
}

yaml::Node emptyMapping() {
  yaml::Node node;
  node.kind = yaml::NodeKind::Mapping;
  return node;
}

// The value that a step leads to, made where it is missing and can be; else null.
yaml::Node* stepTo(yaml::Node& node, const KeyStep& step) {
  if (step.item > 0) {
    if (node.kind != yaml::NodeKind::Sequence || step.item > node.items.size() + 1) return nullptr;
    if (step.item > node.items.size()) node.items.push_back(emptyMapping());
    return &node.items[step.item - 1];
  }
  if (node.kind != yaml::NodeKind::Mapping) return nullptr;
  for (std::size_t i = 0; i < node.keys.size(); ++i)
    if (node.keys[i].text == step.key) return &node.items[i];
  node.keys.push_back({std::string(step.key), 0});
  node.items.push_back(emptyMapping());
  return &node.items.back();
}

// What is not there need not be taken away; false where it could not be there at all.
bool leaveOut(yaml::Node& node, const KeyStep& step) {
  if (node.kind != (step.item > 0 ? yaml::NodeKind::Sequence : yaml::NodeKind::Mapping)) return false;
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const bool meant = step.item > 0 ? i + 1 == step.item : node.keys[i].text == step.key;
    if (!meant) continue;
    node.items.erase(node.items.begin() + static_cast<std::ptrdiff_t>(i));
    if (step.item == 0) node.keys.erase(node.keys.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
  return true;
}

// The map that the path names a cell of, such as `map[2][5]`: a text where rows and letters are counted. Null
// where it names something else.
yaml::Node* mapOf(yaml::Node& root, const std::vector<KeyStep>& steps) {
  if (steps.size() < 3 || steps.back().item == 0 || steps[steps.size() - 2].item == 0) return nullptr;
  yaml::Node* node = &root;
  for (std::size_t i = 0; i + 2 < steps.size(); ++i) {
    if (steps[i].item > 0 ? steps[i].item > node->items.size() : !node->find(steps[i].key)) return nullptr;
    if (node = stepTo(*node, steps[i]); !node) return nullptr; // an item of a mapping, or a key of a list
  }
  return node->kind == yaml::NodeKind::Scalar ? node : nullptr;
}

// Rows are lines, and blanks between letters carry no meaning.
bool setLetter(std::string& map, std::size_t row, std::size_t column, char letter) {
  std::size_t line = 1, letters = 0;
  for (char& at : map) {
    if (at == '\n') {
      ++line, letters = 0;
    } else if (at != ' ' && line == row && ++letters == column) {
      at = letter;
      return true;
    }
  }
  return false;
}

// Nothing where it went well.
Problems apply(const KeyEdit& edit, yaml::Node& root) {
  const std::vector<KeyStep> steps = stepsOf(edit.key);
  if (steps.empty()) return unusable(edit, "expected the path of a key");
  if (yaml::Node* map = mapOf(root, steps)) {
    if (edit.value.size() != 1) return unusable(edit, "expected the letter of a cell");
    const bool done =
        setLetter(map->text, steps[steps.size() - 2].item, steps.back().item, edit.value.front());
    return done ? Problems() : unusable(edit, "the map has no such cell");
  }
  yaml::Node* node = &root;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i)
    if (node = stepTo(*node, steps[i]); !node) return unusable(edit, "the document has no such place");
  if (edit.value.empty())
    return leaveOut(*node, steps.back()) ? Problems() : unusable(edit, "the document has no such place");
  const yaml::SourceText source(edit.value);
  auto value = yaml::parse(source);
  if (!value) return unusable(edit, "'" + edit.value + "' is no value");
  node = stepTo(*node, steps.back());
  if (!node) return unusable(edit, "the document has no such place");
  *node = std::move(value).value();
  forgetOffsets(*node);
  return {};
}

} // namespace

Result<Document, Problems> edited(const Document& document, std::span<const KeyEdit> edits) {
  // Through the document's own text: so an edit means just what it would mean to somebody with a text editor.
  const std::string text = writeDocument(document);
  const yaml::SourceText source(text);
  auto root = yaml::parse(source);
  FAIRWAY_EXPECTS(root.ok());
  for (const KeyEdit& edit : edits)
    if (Problems problems = apply(edit, root.value()); !problems.empty()) return problems;
  auto result = decodeDocument(root.value(), source);
  if (result) result->head.comment = document.head.comment;
  return result;
}

} // namespace fairway::formats
