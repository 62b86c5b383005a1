#pragma once

#include "formats/lake_race/documents.h"
#include "formats/lake_race/tiled/tiled_map.h"
#include "formats/text/problem.h"

namespace fairway::formats::lake_race::tiled {

// Which tiles of a stranger's map are what. An entry is a tile's number as the map has it, or the type
// (class) of tiles. What is not named here counts by its type, or its property `terrain`: water, land or
// void. An empty place is void.
struct TerrainMapping {
  std::vector<std::string> water;
  std::vector<std::string> land;
  std::vector<std::string> voids;
  std::string layer; // empty: the one called `terrain`, or the only one
};

// A map as a lake. Our own maps come back as they were, with name, notes and slots; tiles that mean nothing
// are problems that name them.
Result<LakeDocument, Problems> lakeFrom(const Map& map, const TerrainMapping& mapping,
                                        const std::string& file);

} // namespace fairway::formats::lake_race::tiled
