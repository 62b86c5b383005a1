#pragma once

#include "validator/core/game.h"

namespace fairway::validator::lake_race {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::validator::lake_race
