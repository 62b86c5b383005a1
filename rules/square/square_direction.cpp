#include "rules/square/square_direction.h"

namespace fairway {

std::string_view nameOf(SquareDirection direction) {
  constexpr std::array<std::string_view, squareDirections> names{"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
  return names[static_cast<std::size_t>(direction)];
}

std::optional<SquareDirection> sideNamed(std::string_view name) {
  for (const SquareDirection side : allSides)
    if (nameOf(side) == name) return side;
  return std::nullopt;
}

} // namespace fairway
