#pragma once

#include "validator/core/game.h"

namespace fairway::validator::pool {

// The crocodile pool's entry in the list of games.
const Game& game();

} // namespace fairway::validator::pool
