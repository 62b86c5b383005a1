#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/print/poster.h"

namespace fairway::formats::lake_race {

// A lake as a poster, whose cover counts its hexes. None if the margins leave no room.
std::optional<std::string> posterPdf(const BoardScene& scene, const std::string& title,
                                     const PosterOptions& options);
std::optional<Pages> posterPages(const BoardScene& scene, const std::string& title,
                                 const PosterOptions& options);

} // namespace fairway::formats::lake_race
