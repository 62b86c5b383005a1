#pragma once

#include "formats/lake_race/documents.h"

namespace fairway::editor::lake_race {

// In a tile set that was read in spite of faults: tiles get the size of their set.
void mendTiles(formats::Document& content);

} // namespace fairway::editor::lake_race
