#include "formats/yaml/indentation.h"

#include <algorithm>

namespace fairway::formats::yaml {

namespace {

std::size_t lineStart(std::string_view text, std::size_t offset) {
  return offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1; // npos + 1 is 0
}

bool isOutdented(const MappingKey& key, const Node& value, std::string_view text) {
  // What is left out stands nowhere, and what an alias stands for stands elsewhere.
  if (value.offset <= key.offset || value.offset >= text.size()) return false;
  const std::size_t start = lineStart(text, value.offset);
  if (start <= key.offset) return false; // on the key's own line
  // Items of a list may stand there, and other readers let blocks begin there.
  constexpr std::string_view free = "-|>";
  if (free.find(text[value.offset]) != std::string_view::npos) return false;
  const std::size_t keyLine = lineStart(text, key.offset);
  const std::size_t indent = std::min(text.find_first_not_of(' ', keyLine), text.size()) - keyLine;
  return value.offset - start <= indent;
}

} // namespace

std::optional<YamlFault> findOutdented(const Node& node, std::string_view text) {
  const bool inBraces =
      node.kind == NodeKind::Mapping && node.offset < text.size() && text[node.offset] == '{';
  for (std::size_t i = 0; i < node.items.size(); ++i) {
    if (node.kind == NodeKind::Mapping && !inBraces && isOutdented(node.keys[i], node.items[i], text))
      return YamlFault{node.items[i].offset,
                       "this is not YAML: a value stands on the line of its key, or further right than it",
                       node.keys[i].text};
    if (auto inside = findOutdented(node.items[i], text)) return inside;
  }
  return std::nullopt;
}

} // namespace fairway::formats::yaml
