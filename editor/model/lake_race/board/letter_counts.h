#pragma once

#include "rules/lake_race/board/tileset.h"

#include <array>
#include <string>
#include <vector>

namespace fairway::editor::lake_race {

// How often each race's letter stands on a lake or tile.
std::array<int, 3> letterCounts(const std::vector<fairway::lake_race::Slot>& slots);

// How often on all tiles of a side; it should be four times.
std::array<int, 3> letterCounts(const fairway::lake_race::TilesetSide& side);

// "A 4, B 4, C 3"
std::string describe(const std::array<int, 3>& letters);

} // namespace fairway::editor::lake_race
