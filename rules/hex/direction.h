#pragma once

#include "rules/base/named.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fairway {

// The six neighbours of a pointy-top hex, anticlockwise from E: the value times 60 is the angle in degrees.
enum class Direction : std::uint8_t { E, NE, NW, W, SW, SE };

inline constexpr std::array<Direction, 6> allDirections{Direction::E, Direction::NE, Direction::NW,
                                                        Direction::W, Direction::SW, Direction::SE};

// Turns by `sixths` times 60 degrees to the left (anticlockwise); negative turns right.
constexpr Direction turned(Direction direction, int sixths) {
  return static_cast<Direction>(((static_cast<int>(direction) + sixths) % 6 + 6) % 6);
}

constexpr Direction opposite(Direction direction) {
  return turned(direction, 3);
}

constexpr int degrees(Direction direction) {
  return 60 * static_cast<int>(direction);
}

constexpr std::string_view nameOf(Direction direction) {
  constexpr std::array<std::string_view, 6> names{"E", "NE", "NW", "W", "SW", "SE"};
  return names[static_cast<std::size_t>(direction)];
}

constexpr std::optional<Direction> directionNamed(std::string_view name) {
  return valueNamed(allDirections, name);
}

} // namespace fairway
