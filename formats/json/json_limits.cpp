#include "formats/json/json_limits.h"

namespace fairway::formats {

std::optional<JsonExcess> findExcess(std::string_view json) {
  int depth = 0;
  std::size_t parts = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (quoted && c == '\\') ++i;
    const bool opens = !quoted && (c == '[' || c == '{');
    if (c == '"') quoted = !quoted;
    if (opens || (c == '"' && quoted)) ++parts;
    if (opens) ++depth;
    if (!quoted && (c == ']' || c == '}')) --depth;
    if (depth > maxJsonDepth)
      return JsonExcess{i, "lists are nested more than " + std::to_string(maxJsonDepth) + " deep"};
    if (parts > maxJsonParts)
      return JsonExcess{i, "the file is too large: more than " + std::to_string(maxJsonParts) +
                               " lists, objects and texts"};
  }
  return std::nullopt;
}

} // namespace fairway::formats
