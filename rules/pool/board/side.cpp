#include "rules/pool/board/side.h"

namespace fairway::pool {

std::string_view nameOf(Side side) {
  return side == Side::Red ? "red" : "yellow";
}

std::optional<Side> sideOfName(std::string_view name) {
  for (const Side side : bothSides)
    if (nameOf(side) == name) return side;
  return std::nullopt;
}

} // namespace fairway::pool
