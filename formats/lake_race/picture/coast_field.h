#pragma once

#include "formats/lake_race/picture/board_scene.h"

#include <vector>

namespace fairway::formats::lake_race {

// How far points of the board lie from the nearest coast, in hexes: positive on water, negative on land.
// Known at the points of a square grid that hangs on the board's origin, so that all pictures of a lake share
// it.
class CoastField {
public:
  // Covers `box` with this many points a hex, both ways. Distances beyond `reach` are all the same.
  CoastField(const BoardScene& scene, const Box& box, int pointsPerHex, double reach);

  int pointsPerHex() const { return pointsPerHex_; }
  int firstColumn() const { return firstColumn_; } // of points, counted from the board's origin
  int firstRow() const { return firstRow_; }
  int columns() const { return columns_; }
  int rows() const { return rows_; }

  const float* row(int row) const { // counted as firstRow is
    return distances_.data() + static_cast<std::ptrdiff_t>(row - firstRow_) * columns_;
  }

private:
  int pointsPerHex_;
  int firstColumn_;
  int firstRow_;
  int columns_;
  int rows_;
  std::vector<float> distances_;
};

} // namespace fairway::formats::lake_race
