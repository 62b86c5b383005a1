#pragma once

#include "rules/lake_race/board/course.h"
#include "rules/lake_race/gates/progress.h"
#include "rules/lake_race/play/dice.h"
#include "rules/lake_race/play/steer.h"

#include <string>
#include <vector>

namespace fairway::editor::lake_race {

// Words of the game as people read them, in their language. The documents' own words are those of the rules.
std::string shownName(fairway::lake_race::Terrain terrain); // water, land, void
std::string shownName(Direction direction);                 // E, NE, ...
std::string shownName(fairway::lake_race::Arrow arrow);     // clockwise, counterclockwise
std::string shownName(fairway::lake_race::PassSide side);   // left, right

std::string diceText(const std::vector<int>& faces);                      // 1 3 3
std::string diceChoiceText(const fairway::lake_race::DiceChoice& choice); // Keep 3, roll 2 dice
std::string gateText(const fairway::lake_race::Progress& progress);       // buoy 2
std::string steerText(fairway::lake_race::Steer steer);                   // steer left

} // namespace fairway::editor::lake_race
