#pragma once

#include "formats/lake_race/picture/board_scene.h"
#include "formats/print/poster.h"

namespace fairway::formats::lake_race {

// A lake as a poster, whose cover counts its hexes. The board is at most 5 m long.
PrintJob poster(BoardScene scene, const std::string& title, const PosterOptions& options);

} // namespace fairway::formats::lake_race
