#include "rules/square/square.h"

#include "rules/base/named.h"

namespace fairway {

std::vector<Spot> spotsOf(const std::vector<Square>& squares) {
  return {squares.begin(), squares.end()};
}

std::vector<Square> squaresOf(const std::vector<Spot>& spots) {
  std::vector<Square> squares;
  for (const Spot& spot : spots) squares.push_back(squareOf(spot));
  return squares;
}

std::string label(Square square) {
  return label(Spot(square));
}

std::string_view nameOf(SquareDirection direction) {
  constexpr std::array<std::string_view, squareDirections> names{"N", "E", "S", "W", "NE", "SE", "SW", "NW"};
  return names[static_cast<std::size_t>(direction)];
}

std::optional<SquareDirection> sideNamed(std::string_view name) {
  return valueNamed(allSides, name);
}

} // namespace fairway
