#pragma once

#include "formats/picture/geometry.h"
#include "rules/pool/board/pool.h"

// Where squares lie in the plane of a picture. The unit is one square, the map's top left corner the origin.
namespace fairway::formats::pool {

inline constexpr double rim = 0.4; // of stone round everything that is not void

constexpr Box boxOf(Square square) {
  return {square.column - 1.0, square.row - 1.0, square.column * 1.0, square.row * 1.0};
}

constexpr Point centreOf(Square square) {
  return boxOf(square).centre();
}

// One step in a direction.
constexpr Point vectorOf(SquareDirection direction) {
  const SquareStep step = stepOf(direction);
  return {step.columns * 1.0, step.rows * 1.0};
}

constexpr Point middleOfSide(Square square, SquareDirection side) {
  return centreOf(square) + 0.5 * vectorOf(side);
}

Square squareAt(Point point); // it may lie outside of the map

// A side of a square, as the pointer is at it.
struct SquareSide {
  Square square;
  SquareDirection side = SquareDirection::N;

  friend bool operator==(const SquareSide&, const SquareSide&) = default;
};

// The side of the point's square that is nearest to it.
SquareSide sideAt(Point point);

// Round the whole map and its rim.
Box pictureBox(const fairway::pool::PoolMap& map);

} // namespace fairway::formats::pool
