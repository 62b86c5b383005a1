#pragma once

#include "formats/picture/geometry.h"
#include "rules/hex/compass.h"
#include "rules/lake_race/board/terrain_map.h"

// Where cells lie in the plane of the board. The unit is one hex across its flats; x grows to the east, y to
// the south; the unshifted cell [1, 1] touches the origin's axes. No toolkit: screen, paper and tests share
// it.
namespace fairway::formats::lake_race {

// A hex's side, which is also the distance from its centre to a corner, and the distance between two rows.
inline constexpr double hexSide = 0.57735026918962576;
inline constexpr double rowPitch = 1.5 * hexSide;

Point centreOf(Cell cell, Stagger stagger);

// A vector between cell centres, in the plane.
Point planeVector(Hex vector);

// Of length 1. `degrees` are counted anticlockwise from E, as directions are.
Point pointing(double degrees);
inline Point pointing(Direction direction) {
  return pointing(degrees(direction));
}
inline Point pointing(Compass compass) {
  return pointing(compass.degrees());
}

// Corner k lies between the directions k and k + 1; so the side towards direction k runs from corner k - 1 to
// corner k.
std::array<Point, 6> cornersOf(Point centre);

// The smallest box round all cells of the map, void ones included.
Box boardBox(const fairway::lake_race::TerrainMap& map, Stagger stagger);

// The cell whose hex holds this point; it may lie outside of the map. On an edge either neighbour is right.
Cell cellAt(Point point, Stagger stagger);

// Columns and rows that a box touches, cut at the map's edge; empty if `last` is less than `first`.
struct CellRange {
  int firstColumn = 1;
  int lastColumn = 0;
  int firstRow = 1;
  int lastRow = 0;

  bool contains(Cell cell) const {
    return cell.column >= firstColumn && cell.column <= lastColumn && cell.row >= firstRow &&
           cell.row <= lastRow;
  }
};

CellRange cellsTouching(const Box& box, const fairway::lake_race::TerrainMap& map);

} // namespace fairway::formats::lake_race
