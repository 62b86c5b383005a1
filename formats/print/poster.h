#pragma once

#include "formats/picture/scene.h"
#include "formats/print/poster_grid.h"
#include "formats/print/print_job.h"

#include <memory>

namespace fairway::formats {

struct PosterOptions {
  PrintOptions print;
  ThemeName theme = ThemeName::Dark;
  bool onePage = false; // one page as large as the board, for a print shop
};

// What is printed: a scene, its title, and a sentence for the cover that says how large the board is and on
// how many pages it lies. Sizes in millimetres.
struct PosterSubject {
  std::shared_ptr<const Scene> scene;
  std::string title;
  std::function<Phrase(const PosterGrid& grid, double width, double height)> size;
};

// How a board of this size (millimetres) is spread over pages, and by how much the paper reaches beyond it on
// each side. None if the margins leave no room.
std::optional<PosterGrid> gridOfBoard(double width, double height, const PrintOptions& options);
inline constexpr double posterRim = 2; // so that the board's edge line is whole

// The whole board at true size, spread over pages behind a cover with the plan for assembling them, and what
// else belongs to it behind that.
PrintJob posterJob(PosterSubject subject, PosterOptions options, std::function<void(PageTarget&)> more = {});

} // namespace fairway::formats
