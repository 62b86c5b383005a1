#pragma once

#include "formats/document/references.h"
#include "formats/lake_race/tiled/tiled_map.h"

namespace fairway::formats::lake_race::tiled {

// Reads a map in XML or JSON. Tile sets in files of their own are loaded with `load` for the types of their
// tiles; one that is missing has no types and says why.
Result<Map, Problems> readMap(std::string_view text, const std::filesystem::path& file, const Loader& load);

Result<Map, Problems> readTmx(std::string_view text, const std::string& file);
Result<Map, Problems> readTmj(std::string_view text, const std::string& file);

// The types of a tile set's own file, XML (.tsx) or JSON (.tsj); none where it is neither.
TileTypes tsxTypes(std::string_view text, const std::string& file);
TileTypes tsjTypes(std::string_view text, const std::string& file);
TileTypes readTilesetTypes(std::string_view text, const std::string& file);

} // namespace fairway::formats::lake_race::tiled
