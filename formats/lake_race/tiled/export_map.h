#pragma once

#include "formats/lake_race/documents.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/lake_race/tiled/write_map.h"

namespace fairway::formats::lake_race::tiled {

// The tile set that our maps use: one image with the hexes of water and land side by side.
inline constexpr std::uint32_t waterTile = 1;
inline constexpr std::uint32_t landTile = 2;

// A scene as a map: a terrain layer, slots, and where it has a course buoys and gates. The head goes along as
// a document in a property, so that nothing is lost on the way back.
Map mapOf(const BoardScene& scene, const DocumentHead& head);

} // namespace fairway::formats::lake_race::tiled
