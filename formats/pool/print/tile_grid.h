#pragma once

#include "formats/picture/geometry.h"
#include "formats/print/paper.h"

#include <optional>

namespace fairway::formats::pool {

inline constexpr double tileBleed = 3;  // millimetres of colour beyond the cut
inline constexpr double sheetFoot = 11; // below the tiles: label and check bar

// Sixth of an inch: whole dots at 150, 300, 600 and 1200 dots an inch, and whole points of a PDF. Tiles whose
// places differ by such steps are printed with the very same dots.
inline constexpr double dotStep = 25.4 / 6;

// How tiles lie on a sheet, as many as find room. Fronts lie on steps; the backs mirror them.
struct TileGrid {
  Paper paper;
  double size = 0;  // of a tile, millimetres
  double pitch = 0; // from one tile to the next, whole steps
  int columns = 1;
  int rows = 1;
  Point first; // the middle of the first tile

  int perSheet() const { return columns * rows; }
  Point front(int place) const;
  Point back(int place) const; // seen from behind, the sheet turned like a page
};

// For tiles that go with squares of this many millimetres. None if not even one fits.
std::optional<TileGrid> tileGrid(const PrintOptions& options);

// A tile is a little smaller than its square.
double printedTileSize(double square);

} // namespace fairway::formats::pool
