#include "rules/square/square.h"

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

} // namespace fairway
