#pragma once

#include "formats/picture/pages.h"
#include "formats/picture/theme.h"
#include "formats/print/poster_grid.h"

#include <functional>
#include <string>

namespace fairway::formats {

struct PosterOptions {
  PrintOptions print;
  ThemeName theme = ThemeName::Dark;
  bool onePage = false; // one page as large as the board, for a print shop
};

// What is printed: a scene, its title, and a sentence for the cover that says how large the board is and on
// how many pages it lies. Sizes in millimetres.
struct PosterSubject {
  const Scene& scene;
  std::string title;
  std::function<Phrase(const PosterGrid& grid, double width, double height)> size;
};

// Whether the margins leave room for it.
bool posterFits(const PosterSubject& subject, const PosterOptions& options);

// How a board of this size (millimetres) is spread over pages, and by how much the paper reaches beyond it on
// each side. None if the margins leave no room.
std::optional<PosterGrid> gridOfBoard(double width, double height, const PrintOptions& options);
inline constexpr double posterRim = 2; // so that the board's edge line is whole

// Draws the whole board at true size, spread over pages behind a cover with the plan for assembling them. It
// must fit.
void drawPoster(const PosterSubject& subject, const PosterOptions& options, PageTarget& pages);

} // namespace fairway::formats
