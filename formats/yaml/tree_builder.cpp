#include "formats/yaml/tree_builder.h"

#include <algorithm>

namespace fairway::formats::yaml {

void TreeBuilder::scalar(Node node, Anchor anchor) {
  pay(node);
  // What is left out stands nowhere; its key is the place to look at.
  const bool isValue =
      !open_.empty() && open_.back().node.kind == NodeKind::Mapping && !open_.back().expectsKey;
  if (isValue && node.isAbsent()) node.offset = open_.back().node.keys.back().offset;
  add(std::move(node), anchor);
}

void TreeBuilder::open(NodeKind kind, std::size_t offset, Anchor anchor) {
  if (open_.size() >= static_cast<std::size_t>(maxDepth))
    throw YamlFault{offset, "values are nested more than " + std::to_string(maxDepth) + " deep"};
  Open next;
  next.node.kind = kind;
  next.node.offset = offset;
  next.anchor = anchor;
  next.expectsKey = kind == NodeKind::Mapping;
  pay(next.node);
  if (!open_.empty() && open_.back().expectsKey) throw YamlFault{offset, "a key must be text"};
  open_.push_back(std::move(next));
}

void TreeBuilder::close() {
  Open done = std::move(open_.back());
  open_.pop_back();
  if (done.node.items.size() < done.node.keys.size())
    throw YamlFault{done.node.offset, "a key without a value"};
  if (done.node.kind == NodeKind::Mapping) checkKeys(done.node);
  add(std::move(done.node), done.anchor);
}

void TreeBuilder::alias(std::size_t offset, Anchor anchor) {
  const auto found = anchored_.find(anchor);
  if (found == anchored_.end()) throw YamlFault{offset, "an alias cannot be used inside its own anchor"};
  payForCopy(found->second, offset);
  add(found->second, 0);
}

void TreeBuilder::add(Node node, Anchor anchor) {
  if (anchor != 0) {
    payForCopy(node, node.offset); // the copy costs as much as an alias would
    anchored_[anchor] = node;
  }
  if (open_.empty()) {
    root_ = std::move(node);
    return;
  }
  Open& parent = open_.back();
  if (parent.expectsKey) return addKey(std::move(node));
  parent.node.items.push_back(std::move(node));
  parent.expectsKey = parent.node.kind == NodeKind::Mapping;
}

void TreeBuilder::addKey(Node node) {
  if (node.kind != NodeKind::Scalar) throw YamlFault{node.offset, "a key must be text"};
  if (node.type != ScalarType::Text)
    faults_.push_back({node.offset, "a key must be text; put it in quotes", pathOf(node.text)});
  open_.back().node.keys.push_back({std::move(node.text), node.offset});
  open_.back().expectsKey = false;
}

void TreeBuilder::pay(const Node& node) {
  nodes_ += 1;
  bytes_ += node.text.size();
  if (nodes_ > maxNodes || bytes_ > maxExpandedBytes)
    throw YamlFault{node.offset, "the document is too large: more than " + std::to_string(maxNodes) +
                                     " values or 32 MiB of text"};
}

// Counts a node and all below it, before they are copied.
void TreeBuilder::payForCopy(const Node& node, std::size_t offset) {
  copies_ += 1;
  bytes_ += node.text.size();
  for (const MappingKey& key : node.keys) bytes_ += key.text.size();
  if (copies_ > maxAliasedNodes || bytes_ > maxExpandedBytes)
    throw YamlFault{offset, "the document is too large: its aliases stand for more than " +
                                std::to_string(maxAliasedNodes) + " values or 32 MiB of text"};
  for (const Node& item : node.items) payForCopy(item, offset);
}

void TreeBuilder::checkKeys(const Node& mapping) {
  std::vector<const MappingKey*> keys;
  keys.reserve(mapping.keys.size());
  for (const MappingKey& key : mapping.keys) keys.push_back(&key);
  std::stable_sort(keys.begin(), keys.end(),
                   [](const MappingKey* a, const MappingKey* b) { return a->text < b->text; });
  for (std::size_t i = 1; i < keys.size(); ++i)
    if (keys[i]->text == keys[i - 1]->text)
      faults_.push_back({keys[i]->offset, "this key occurs twice", pathOf(keys[i]->text)});
}

std::string TreeBuilder::pathOf(const std::string& key) const {
  std::string path;
  for (const Open& open : open_) {
    if (open.node.kind == NodeKind::Sequence)
      path += "[" + std::to_string(open.node.items.size() + 1) + "]";
    else if (!open.expectsKey)
      path += (path.empty() ? "" : ".") + open.node.keys.back().text;
  }
  return path.empty() ? key : path + "." + key;
}

Node TreeBuilder::takeRoot() {
  FAIRWAY_EXPECTS(root_ && open_.empty());
  return std::move(*root_);
}

} // namespace fairway::formats::yaml
