#pragma once

#include "rules/lake_race/board/tileset.h"

#include <string>
#include <vector>

// What a tile set falls into when it is cut out of paper.
namespace fairway::formats::lake_race {

// A part of a board's map, with void round it where its outline is not a rectangle.
struct Piece {
  std::string name;
  fairway::lake_race::Lake lake;
};

struct CellRect {
  Cell first;
  Cell last;

  int columns() const { return last.column - first.column + 1; }
  int rows() const { return last.row - first.row + 1; }
};

// The cells of a rectangle as a lake of their own; its first row is shifted if it was.
fairway::lake_race::Lake cutOut(const fairway::lake_race::TerrainMap& map, Stagger stagger,
                                const CellRect& rect);

// The frame's rectangles round the window, none larger than this; those that are void throughout are left
// out.
std::vector<CellRect> frameRects(const fairway::lake_race::Tileset& set,
                                 const fairway::lake_race::Frame& frame, int mostColumns, int mostRows);

// Where a rectangle ends up when a board of this many columns is turned over.
CellRect turnedOver(const CellRect& rect, int columns);

// A lake with one more ring of cells, each like a neighbour inside: what is printed beyond the cut line. Cell
// [c, r] becomes [c + 1, r + 1].
fairway::lake_race::Lake withBleed(const fairway::lake_race::Lake& lake);

} // namespace fairway::formats::lake_race
