#pragma once

#include "rules/lake_race/board/course.h"

#include <string>

namespace fairway::editor::lake_race {

// Words of the game as people read them, in their language. The documents' own words are those of the rules.
std::string shownName(fairway::lake_race::Terrain terrain); // water, land, void
std::string shownName(Direction direction);                 // E, NE, ...
std::string shownName(fairway::lake_race::Arrow arrow);     // clockwise, counterclockwise
std::string shownName(fairway::lake_race::PassSide side);   // left, right

} // namespace fairway::editor::lake_race
