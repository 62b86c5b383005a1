#include "formats/document/edit.h"

#include "formats/document/key_path.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/map/map_text.h"
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

// A list has items, a mapping has keys.
bool couldHave(const yaml::Node& node, const KeyStep& step) {
  return node.kind == (step.item > 0 ? yaml::NodeKind::Sequence : yaml::NodeKind::Mapping);
}

bool has(const yaml::Node& node, const KeyStep& step) {
  if (!couldHave(node, step)) return false;
  return step.item > 0 ? step.item <= node.items.size() : node.find(step.key) != nullptr;
}

// What is not there need not be taken away; false where it could not be there at all.
bool leaveOut(yaml::Node& node, const KeyStep& step) {
  if (!couldHave(node, step)) return false;
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    const bool meant = step.item > 0 ? i + 1 == step.item : node.keys[i].text == step.key;
    if (!meant) continue;
    node.items.erase(node.items.begin() + static_cast<std::ptrdiff_t>(i));
    if (step.item == 0) node.keys.erase(node.keys.begin() + static_cast<std::ptrdiff_t>(i));
    break;
  }
  return true;
}

// The scalar at a path; null: there is none.
yaml::Node* scalarAt(yaml::Node& root, std::string_view path) {
  yaml::Node* node = &root;
  for (const KeyStep& step : stepsOf(path))
    if (node = has(*node, step) ? stepTo(*node, step) : nullptr; !node) return nullptr;
  return node->kind == yaml::NodeKind::Scalar ? node : nullptr;
}

// Nothing where it went well.
Problems apply(const KeyEdit& edit, yaml::Node& root) {
  const std::vector<KeyStep> steps = stepsOf(edit.key);
  if (steps.empty()) return unusable(edit, "expected the path of a key");
  const auto cell = cellOf(edit.key);
  if (yaml::Node* map = cell ? scalarAt(root, cell->map) : nullptr) {
    if (edit.value.size() != 1) return unusable(edit, "expected the letter of a cell");
    const bool done = setLetter(map->text, static_cast<std::size_t>(cell->row),
                                static_cast<std::size_t>(cell->column), edit.value.front());
    return done ? Problems() : unusable(edit, "the map has no such cell");
  }
  yaml::Node* node = &root;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
    const bool isNowhere = edit.value.empty() && couldHave(*node, steps[i]) && !has(*node, steps[i]);
    if (isNowhere) return {}; // what it would be below is not made in order to take nothing away
    if (node = stepTo(*node, steps[i]); !node) return unusable(edit, "the document has no such place");
  }
  if (edit.value.empty())
    return leaveOut(*node, steps.back()) ? Problems() : unusable(edit, "the document has no such place");
  const yaml::SourceText source(edit.value);
  auto value = yaml::parse(source);
  if (!value) return unusable(edit, "'" + edit.value + "' is not a value");
  node = stepTo(*node, steps.back());
  if (!node) return unusable(edit, "the document has no such place");
  *node = std::move(value->root);
  forgetOffsets(*node);
  return {};
}

} // namespace

Result<Document, Problems> edited(const Document& document, std::span<const KeyEdit> edits) {
  // Through the document's own text: so an edit means just what it would mean in a text editor.
  const std::string text = writeDocument(document);
  const yaml::SourceText source(text);
  auto parsed = yaml::parse(source);
  FAIRWAY_EXPECTS(parsed.ok());
  for (const KeyEdit& edit : edits)
    if (Problems problems = apply(edit, parsed->root); !problems.empty()) return problems;
  auto result = decodeDocument(parsed->root, source);
  if (result) result->head.comment = document.head.comment;
  return result;
}

} // namespace fairway::formats
