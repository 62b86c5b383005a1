#pragma once

#include "editor/model/work/game.h"

namespace fairway::editor::lake_race {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::editor::lake_race
