#pragma once

#include "validator/command/game.h"

namespace fairway::command::pool {

// The crocodile pool's entry in the list of games.
const Game& game();

} // namespace fairway::command::pool
