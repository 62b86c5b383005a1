#include "formats/pool/print/pool_poster.h"

#include "formats/picture/number_text.h"
#include "formats/print/print_file.h"

namespace fairway::formats::pool {

namespace {

PosterSubject posterOf(const PoolScene& scene, const std::string& title, const PosterOptions& options) {
  const auto size = [&map = scene.shownPool().map, square = options.print.unit](const PosterGrid& grid,
                                                                                double width, double height) {
    return phrase("A pool of {1} × {2} squares of {3} mm: {4} × {5} mm on {6} pages of {7}, {8} across and "
                  "{9} down.",
                  {map.columns(), map.rows(), numberText("%.4g", square), numberText("%.0f", width),
                   numberText("%.0f", height), grid.pages(), nameOf(grid.page), grid.columns, grid.rows});
  };
  return {scene, title, size};
}

} // namespace

PoolScene printedScene(const Pool& pool, bool withSetup) {
  PoolScene scene(pool);
  scene.tilesAsPlaces = true;
  if (!withSetup) scene.piles.clear();
  return scene;
}

std::optional<std::string> posterPdf(const PoolScene& scene, const std::string& title,
                                     const PosterOptions& options) {
  const PosterSubject subject = posterOf(scene, title, options);
  if (!posterFits(subject, options)) return std::nullopt;
  return printedPdf(title, options.print, [&](PageTarget& pages) { drawPoster(subject, options, pages); });
}

std::optional<Pages> posterPages(const PoolScene& scene, const std::string& title,
                                 const PosterOptions& options) {
  const PosterSubject subject = posterOf(scene, title, options);
  if (!posterFits(subject, options)) return std::nullopt;
  return printedPages(options.print, [&](PageTarget& pages) { drawPoster(subject, options, pages); });
}

} // namespace fairway::formats::pool
