#include "rules/pool/board/side.h"

#include "rules/base/named.h"

namespace fairway::pool {

std::string_view nameOf(Side side) {
  return side == Side::Red ? "red" : "yellow";
}

std::optional<Side> sideOfName(std::string_view name) {
  return valueNamed(bothSides, name);
}

} // namespace fairway::pool
