#pragma once

#include "rules/base/contract.h"
#include "rules/lake_race/board/lake.h"

namespace fairway::editor::lake_race {

// What is done to one half of the lake is done to the other too.
enum class Symmetry : std::uint8_t { None, HalfTurn, LeftRight, TopBottom };

// Whether cells fall on cells. Rows are shifted, so top and bottom mirror each other only when their number
// is odd.
bool allows(const fairway::lake_race::TerrainMap& map, Symmetry symmetry);

// Where the cell ends up, or none: with shifted rows a cell at the rim can have its image outside. The map
// must allow the symmetry.
std::optional<Cell> imageOf(const fairway::lake_race::Lake& lake, Symmetry symmetry, Cell cell);

Direction imageOf(Symmetry symmetry, Direction direction);

// The cell, and its image if there is one and it is another cell.
std::vector<Cell> withImage(const fairway::lake_race::Lake& lake, Symmetry symmetry, Cell cell);

} // namespace fairway::editor::lake_race
