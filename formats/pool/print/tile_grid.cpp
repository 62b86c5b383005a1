#include "formats/pool/print/tile_grid.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats::pool {

double printedTileSize(double square) {
  return 0.84 * square;
}

Point TileGrid::front(int place) const {
  const int column = place % columns, row = place / columns;
  return first + pitch * Point{static_cast<double>(column), static_cast<double>(row)};
}

Point TileGrid::back(int place) const {
  const Point there = front(place);
  return {paper.width - there.x, there.y};
}

std::optional<TileGrid> tileGrid(const PrintOptions& options) {
  TileGrid grid;
  grid.paper = paperOf(options);
  grid.size = printedTileSize(options.unit);
  const double whole = grid.size + 2 * tileBleed;
  grid.pitch = std::ceil(whole / dotStep - 1e-9) * dotStep;
  const double width = grid.paper.width - 2 * options.margin;
  const double height = grid.paper.height - 2 * options.margin - sheetFoot;
  if (whole > width || whole > height) return std::nullopt;
  grid.columns = 1 + static_cast<int>((width - whole) / grid.pitch);
  grid.rows = 1 + static_cast<int>((height - whole) / grid.pitch);
  // The middle, on a step of its own: no more than half a step beside it.
  grid.first = {std::round((grid.paper.width - (grid.columns - 1) * grid.pitch) / 2 / dotStep) * dotStep,
                std::ceil((options.margin + whole / 2) / dotStep) * dotStep};
  const double right = grid.first.x + (grid.columns - 1) * grid.pitch + whole / 2;
  const double beyond =
      std::max(right - (grid.paper.width - options.margin), options.margin - (grid.first.x - whole / 2));
  if (beyond > 1e-9 && grid.columns > 1) {
    --grid.columns;
    grid.first.x = std::round((grid.paper.width - (grid.columns - 1) * grid.pitch) / 2 / dotStep) * dotStep;
  }
  const double bottom = grid.first.y + (grid.rows - 1) * grid.pitch + whole / 2;
  if (bottom > grid.paper.height - options.margin - sheetFoot + 1e-9) --grid.rows;
  if (grid.rows < 1) return std::nullopt;
  return grid;
}

} // namespace fairway::formats::pool
