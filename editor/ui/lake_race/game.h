#pragma once

#include "editor/ui/window/game.h"

namespace fairway::editor::lake_race {

// The lake race's entry in the list of games.
const WindowGame& lakeRaceWindow();

} // namespace fairway::editor::lake_race
