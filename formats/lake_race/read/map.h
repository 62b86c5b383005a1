#pragma once

#include "formats/yaml/decode.h"
#include "rules/lake_race/board/tileset.h"

namespace fairway::formats::lake_race {

// A map of `.` water, `#` land, `x` void.
std::optional<fairway::lake_race::TerrainMap> readMap(yaml::Reading& reading, const yaml::Value& value,
                                                      bool wholeRows = false);

// The same of one size only: a tile's.
std::optional<fairway::lake_race::TerrainMap> readMapOfSize(yaml::Reading& reading, const yaml::Value& value,
                                                            int columns, int rows);

// A frame: the whole board's map with one rectangle of `_` where the tiles lie, of their size.
std::optional<fairway::lake_race::Frame> readFrame(yaml::Reading& reading, const yaml::Value& value,
                                                   int columns, int rows);

} // namespace fairway::formats::lake_race
