#include "rules/hex/direction.h"

#include "rules/base/named.h"

namespace fairway {

namespace {
constexpr std::array<std::string_view, 6> names{"E", "NE", "NW", "W", "SW", "SE"};
}

std::string_view nameOf(Direction direction) {
  return names[static_cast<std::size_t>(direction)];
}

std::optional<Direction> directionNamed(std::string_view name) {
  return valueNamed(allDirections, name);
}

} // namespace fairway
