#pragma once

#include "validator/command/game.h"

namespace fairway::command::lake_race {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::command::lake_race
