#include "formats/yaml/node_tree.h"

#include "rules/base/number_text.h"

#include <cstdlib>

namespace fairway::formats::yaml {

namespace {

Node scalar(ScalarType type, std::string text) {
  Node node;
  node.type = type;
  node.text = std::move(text);
  return node;
}

struct Converter {
  Node operator()(std::monostate) const { return scalar(ScalarType::Null, "null"); }
  Node operator()(bool value) const { return scalar(ScalarType::Bool, value ? "true" : "false"); }
  Node operator()(std::int64_t number) const { return scalar(ScalarType::Integer, std::to_string(number)); }
  Node operator()(std::uint64_t number) const { return scalar(ScalarType::Integer, std::to_string(number)); }
  Node operator()(double number) const { return scalar(ScalarType::Float, withDigits(number, 17)); }
  Node operator()(const std::string& text) const { return scalar(ScalarType::Text, text); }
  Node operator()(const Tree::List& items) const {
    Node node;
    node.kind = NodeKind::Sequence;
    for (const Tree& item : items) node.items.push_back(nodeOf(item));
    return node;
  }
  Node operator()(const Tree::Fields& fields) const {
    Node node;
    node.kind = NodeKind::Mapping;
    for (const auto& [name, value] : fields) {
      node.keys.push_back({name, 0});
      node.items.push_back(nodeOf(value));
    }
    return node;
  }
};

// Numbers that JSON has no form for (0x0C, .inf) are in no document that we write.
Tree scalarTree(const Node& node) {
  switch (node.type) {
  case ScalarType::Null:
    return {};
  case ScalarType::Bool:
    return node.text == "true" || node.text == "True" || node.text == "TRUE";
  case ScalarType::Integer:
    return static_cast<std::int64_t>(std::strtoll(node.text.c_str(), nullptr, 10));
  case ScalarType::Float:
    return std::strtod(node.text.c_str(), nullptr);
  case ScalarType::Text:
    break;
  }
  return node.text;
}

} // namespace

Tree treeOf(const Node& node) {
  if (node.kind == NodeKind::Scalar) return scalarTree(node);
  Tree tree = node.kind == NodeKind::Sequence ? Tree::list() : Tree::fields();
  for (std::size_t i = 0; i < node.items.size(); ++i)
    if (node.kind == NodeKind::Sequence)
      tree.push_back(treeOf(node.items[i]));
    else
      tree[node.keys[i].text] = treeOf(node.items[i]);
  return tree;
}

Node nodeOf(const Tree& tree) {
  return tree.visit(Converter());
}

} // namespace fairway::formats::yaml
