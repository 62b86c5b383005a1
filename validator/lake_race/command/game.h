#pragma once

#include "validator/command/game.h"

namespace fairway::command {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::command
