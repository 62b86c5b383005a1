#include "formats/print/poster_grid.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

int pagesFor(double length, double printed, double step) {
  return std::max(1, static_cast<int>(std::ceil((length - (printed - step)) / step - 1e-9)));
}

std::optional<PosterGrid> gridOn(const Paper& paper, double width, double height,
                                 const PrintOptions& options) {
  PosterGrid grid;
  grid.page = paper;
  grid.margin = options.margin;
  grid.printWidth = std::floor(paper.width - 2 * options.margin);
  grid.printHeight = std::floor(paper.height - 2 * options.margin);
  const double overlap = std::ceil(options.overlap);
  grid.stepX = grid.printWidth - overlap;
  grid.stepY = grid.printHeight - overlap;
  if (grid.stepX < 10 || grid.stepY < 10) return std::nullopt;
  grid.columns = pagesFor(width, grid.printWidth, grid.stepX);
  grid.rows = pagesFor(height, grid.printHeight, grid.stepY);
  return grid;
}

} // namespace

std::optional<PosterGrid> posterGrid(double width, double height, const PrintOptions& options) {
  const std::optional<PosterGrid> upright = gridOn(options.paper, width, height, options);
  const std::optional<PosterGrid> turned = gridOn(options.paper.turned(), width, height, options);
  if (!upright || !turned) return std::nullopt;
  return turned->pages() < upright->pages() ? turned : upright;
}

} // namespace fairway::formats
