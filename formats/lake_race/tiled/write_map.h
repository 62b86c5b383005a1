#pragma once

#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/tiled/tiled_map.h"

namespace fairway::formats::lake_race::tiled {

// The one tile set of the maps that we write: an image with two hexes side by side.
inline constexpr int tileWidth = 56;
inline constexpr int tileHeight = 64;
inline constexpr int tileSide = 32;

// The map as a file's bytes; `image` is the tile set's image as the map names it.
std::string toTmx(const Map& map, const std::string& image);
std::string toTmj(const Map& map, const std::string& image);

// The tile set that our maps use: one image with the hexes of water and land side by side.
inline constexpr std::uint32_t waterTile = 1;
inline constexpr std::uint32_t landTile = 2;

// A scene as a map: a terrain layer, slots, and where it has a course buoys and gates. The head goes along as
// a document in a property, so that nothing is lost on the way back.
Map mapOf(const BoardScene& scene, const DocumentHead& head);

} // namespace fairway::formats::lake_race::tiled
