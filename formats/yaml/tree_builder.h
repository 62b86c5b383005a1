#pragma once

#include "formats/yaml/parse.h"

#include <map>

namespace fairway::formats::yaml {

// Grows the tree of a document from what the parser meets, within the budget of parse.h. A fault after which
// nothing more can be said is thrown as a YamlFault; the others are collected.
class TreeBuilder {
public:
  using Anchor = std::size_t; // 0: none

  void scalar(Node node, Anchor anchor);
  void open(NodeKind kind, std::size_t offset, Anchor anchor);
  void close();
  void alias(std::size_t offset, Anchor anchor);

  bool empty() const { return !root_ && open_.empty(); }
  std::vector<YamlFault>& faults() { return faults_; }
  Node takeRoot();

private:
  struct Open {
    Node node;
    Anchor anchor = 0;
    bool expectsKey = false;
  };

  void add(Node node, Anchor anchor);
  void addKey(Node node);
  void pay(const Node& node);
  void payForCopy(const Node& node, std::size_t offset);
  void checkKeys(const Node& mapping);
  std::string pathOf(const std::string& key) const; // of a key of the innermost open value

  std::vector<Open> open_;
  std::optional<Node> root_;
  std::map<Anchor, Node> anchored_;
  std::vector<YamlFault> faults_;
  std::size_t nodes_ = 0;
  std::size_t copies_ = 0;
  std::size_t bytes_ = 0;
};

} // namespace fairway::formats::yaml
