#pragma once

#include "formats/document/game.h"

namespace fairway::formats::lake_race {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::formats::lake_race
