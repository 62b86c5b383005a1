#pragma once

#include "formats/lake_race/picture/geometry.h"
#include "rules/lake_race/board/lake.h"

#include <vector>

namespace fairway::formats {

// A smooth line of quadratic curves: each goes from where the one before ended to `end`, drawn towards
// `control`. A straight piece has its control point on itself.
struct Curve {
  struct Piece {
    Point control;
    Point end;
  };
  Point start;
  std::vector<Piece> pieces;
  bool closed = false;
  bool straight = false; // all its pieces are
  Box box;               // round all its points

  void add(Point control, Point end);
};

// The outlines of a lake. Coasts between water and land are rounded, with a little irregularity that depends
// on the place alone, so that every picture of the lake has the same coast. The board's own edge, towards
// void, follows the hexes exactly.
struct Shores {
  std::vector<Curve> land;   // closed outlines of the land, for filling; holes run the other way round
  std::vector<Curve> coasts; // the coasts alone, cut into short chains so that far ones can be left out
  std::vector<Curve> edge;   // closed outlines of all that is not void
};

Shores shoresOf(const lake_race::Lake& lake);

} // namespace fairway::formats
