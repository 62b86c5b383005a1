#include "formats/pool/print/tile_sheets.h"

#include "rules/base/number_text.h"

namespace fairway::formats::pool {

PoolScene printedScene(const Pool& pool, bool withSetup) {
  PoolScene scene(pool);
  scene.tilesAsPlaces = true;
  if (!withSetup) scene.piles.clear();
  return scene;
}

PrintJob poster(PoolScene scene, const std::string& title, const PosterOptions& options) {
  const auto size = [columns = scene.shownPool().map.columns(), rows = scene.shownPool().map.rows(),
                     square = options.print.unit](const PosterGrid& grid, double width, double height) {
    return phrase("A pool of {1} × {2} squares of {3} mm: {4} × {5} mm on {6} pages of {7}, {8} across and "
                  "{9} down.",
                  {columns, rows, withDigits(square, 4), withDecimals(width, 0), withDecimals(height, 0),
                   grid.pages(), nameOf(grid.page), grid.columns, grid.rows});
  };
  return posterJob({std::make_shared<PoolScene>(std::move(scene)), title, size}, options);
}

} // namespace fairway::formats::pool
