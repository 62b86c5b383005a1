#pragma once

#include "formats/lake_race/tiled/tiled_map.h"

namespace fairway::formats::lake_race::tiled {

// The one tile set of the maps that we write: an image with two hexes side by side.
inline constexpr int tileWidth = 56;
inline constexpr int tileHeight = 64;
inline constexpr int tileSide = 32;

// The map as a file's bytes; `image` is the tile set's image as the map names it.
std::string toTmx(const Map& map, const std::string& image);
std::string toTmj(const Map& map, const std::string& image);

} // namespace fairway::formats::lake_race::tiled
