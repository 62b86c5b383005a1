#pragma once

#include "rules/lake_race/terrain_map.h"

#include <string>
#include <string_view>

namespace fairway::editor {

// "1 cell", "14 cells".
std::string counted(std::size_t n, std::string_view noun);

std::string_view nameOf(lake_race::Terrain terrain); // water, land, void

} // namespace fairway::editor
