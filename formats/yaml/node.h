#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairway::formats::yaml {

// What a scalar is by YAML 1.2's core schema. Quoted and block scalars are always text.
enum class ScalarType : std::uint8_t { Text, Null, Bool, Integer, Float };

ScalarType typeOfPlain(std::string_view text);

enum class NodeKind : std::uint8_t { Scalar, Sequence, Mapping };

struct MappingKey {
  std::string text;
  std::size_t offset = 0;
};

// A value of a parsed document: aliases are expanded, keys are text and differ, nothing is interpreted yet.
struct Node {
  NodeKind kind = NodeKind::Scalar;
  ScalarType type = ScalarType::Text;
  std::size_t offset = 0; // of its first byte in the source
  std::string text;       // of a scalar
  std::vector<Node> items;
  std::vector<MappingKey> keys; // of a mapping, one for each item

  const Node* find(std::string_view key) const;
  bool isAbsent() const { return kind == NodeKind::Scalar && type == ScalarType::Null && text.empty(); }
};

} // namespace fairway::formats::yaml
