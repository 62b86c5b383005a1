#include "formats/pool/picture/square_geometry.h"

#include <cmath>

namespace fairway::formats::pool {

Square squareAt(Point point) {
  return {static_cast<int>(std::floor(point.x)) + 1, static_cast<int>(std::floor(point.y)) + 1};
}

SquareSide sideAt(Point point) {
  const Square square = squareAt(point);
  const Point off = point - centreOf(square);
  if (std::abs(off.x) > std::abs(off.y)) return {square, off.x > 0 ? SquareDirection::E : SquareDirection::W};
  return {square, off.y > 0 ? SquareDirection::S : SquareDirection::N};
}

Box pictureBox(const fairway::pool::PoolMap& map) {
  return Box{0, 0, map.columns() * 1.0, map.rows() * 1.0}.grown(rim + 0.04);
}

} // namespace fairway::formats::pool
