#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fairway::formats {

inline constexpr int maxJsonDepth = 200;
inline constexpr std::size_t maxJsonParts = 2'000'000; // lists, objects and texts

// Where a JSON text goes beyond what any file of ours or of Tiled holds. A tree of it takes up to a hundred
// times the room of its text, and walking through it may overflow the stack: ask before parsing.
struct JsonExcess {
  std::size_t offset = 0;
  std::string message;
};
std::optional<JsonExcess> findExcess(std::string_view json);

} // namespace fairway::formats
