#include "formats/lake_race/print/sheet.h"

#include "rules/base/number_text.h"

namespace fairway::formats::lake_race {

PrintJob poster(BoardScene scene, const std::string& title, const PosterOptions& options) {
  constexpr double longest = 5000; // millimetres
  if (std::max(scene.box().width(), scene.box().height()) * options.print.unit > longest)
    return {title, options.print, [](PageTarget&) -> std::optional<NoRoom> {
              return NoRoom{"the board would be over 5 m long: choose a smaller --hex",
                            phrase("the board would be over 5 m long; choose smaller hexes")};
            }};
  const auto size = [columns = scene.lake().map.columns(), rows = scene.lake().map.rows(),
                     hex = options.print.unit](const PosterGrid& grid, double width, double height) {
    return phrase("A board of {1} × {2} hexes, {3} mm across flats: {4} × {5} mm on {6} pages of "
                  "{7}, {8} across and {9} down.",
                  {columns, rows, withDigits(hex, 4), withDecimals(width, 0), withDecimals(height, 0),
                   grid.pages(), nameOf(grid.page), grid.columns, grid.rows});
  };
  return posterJob({std::make_shared<BoardScene>(std::move(scene)), title, size}, options);
}

} // namespace fairway::formats::lake_race
