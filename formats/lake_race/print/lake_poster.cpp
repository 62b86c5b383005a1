#include "formats/lake_race/print/lake_poster.h"

#include "formats/picture/number_text.h"
#include "formats/print/print_file.h"

namespace fairway::formats::lake_race {

namespace {

PosterSubject posterOf(const BoardScene& scene, const std::string& title, const PosterOptions& options) {
  const auto size = [&map = scene.lake().map, hex = options.print.unit](const PosterGrid& grid, double width,
                                                                        double height) {
    return phrase("A board of {1} × {2} hexes, {3} mm across flats: {4} × {5} mm on {6} pages of "
                  "{7}, {8} across and {9} down.",
                  {map.columns(), map.rows(), numberText("%.4g", hex), numberText("%.0f", width),
                   numberText("%.0f", height), grid.pages(), nameOf(grid.page), grid.columns, grid.rows});
  };
  return {scene, title, size};
}

} // namespace

std::optional<std::string> posterPdf(const BoardScene& scene, const std::string& title,
                                     const PosterOptions& options) {
  const PosterSubject subject = posterOf(scene, title, options);
  if (!posterFits(subject, options)) return std::nullopt;
  return printedPdf(title, options.print, [&](PageTarget& pages) { drawPoster(subject, options, pages); });
}

std::optional<Pages> posterPages(const BoardScene& scene, const std::string& title,
                                 const PosterOptions& options) {
  const PosterSubject subject = posterOf(scene, title, options);
  if (!posterFits(subject, options)) return std::nullopt;
  return printedPages(options.print, [&](PageTarget& pages) { drawPoster(subject, options, pages); });
}

} // namespace fairway::formats::lake_race
