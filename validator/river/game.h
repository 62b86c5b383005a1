#pragma once

#include "validator/core/game.h"

namespace fairway::validator::river {

// The river race's entry in the list of games.
const Game& game();

} // namespace fairway::validator::river
