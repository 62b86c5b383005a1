#pragma once

#include "formats/lake_race/picture/scene.h"
#include "formats/picture/pages.h"
#include "formats/picture/theme.h"
#include "formats/print/paper.h"

#include <string>

namespace fairway::formats {

struct PosterOptions {
  PrintOptions print;
  ThemeName theme = ThemeName::Dark;
  bool onePage = false; // one page as large as the board, for a print shop
};

// The whole board at true size, spread over pages behind a cover with the plan for assembling them. None if
// the margins leave no room.
std::optional<std::string> posterPdf(const BoardScene& scene, const std::string& title,
                                     const PosterOptions& options);
std::optional<Pages> posterPages(const BoardScene& scene, const std::string& title,
                                 const PosterOptions& options);

} // namespace fairway::formats
