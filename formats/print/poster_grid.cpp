#include "formats/print/poster_grid.h"

#include <algorithm>
#include <cmath>

namespace fairway::formats {

namespace {

struct Spread {
  int pages = 1;
  double step = 0;
};

// The fewest pages of at most `room` that cover the length, all equally large: none ends in a thin strip.
Spread spread(double length, double room, double overlap) {
  const int pages = std::max(1, static_cast<int>(std::ceil((length - overlap) / (room - overlap) - 1e-9)));
  return {pages, std::max(1.0, std::ceil((length - overlap) / pages - 1e-9))};
}

std::optional<PosterGrid> gridOn(const Paper& paper, double width, double height,
                                 const PrintOptions& options) {
  PosterGrid grid;
  grid.page = paper;
  grid.margin = options.margin;
  const double roomX = std::floor(paper.width - 2 * options.margin);
  const double roomY = std::floor(paper.height - 2 * options.margin - posterFooter);
  const double overlap = std::ceil(options.overlap);
  constexpr double leastStep = 10;
  if (roomX - overlap < leastStep || roomY - overlap < leastStep) return std::nullopt;
  const Spread across = spread(width, roomX, overlap);
  const Spread down = spread(height, roomY, overlap);
  grid.columns = across.pages;
  grid.rows = down.pages;
  grid.stepX = across.step;
  grid.stepY = down.step;
  grid.printWidth = std::min(roomX, across.step + overlap);
  grid.printHeight = std::min(roomY, down.step + overlap);
  return grid;
}

} // namespace

std::optional<PosterGrid> posterGrid(double width, double height, const PrintOptions& options) {
  const std::optional<PosterGrid> turned = gridOn(options.paper.turned(), width, height, options);
  if (options.landscape) return turned;
  const std::optional<PosterGrid> upright = gridOn(options.paper, width, height, options);
  if (!upright || !turned) return std::nullopt;
  return turned->pages() < upright->pages() ? turned : upright;
}

} // namespace fairway::formats
