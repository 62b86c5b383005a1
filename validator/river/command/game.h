#pragma once

#include "validator/command/game.h"

namespace fairway::command::river {

// The river race's entry in the list of games.
const Game& game();

} // namespace fairway::command::river
