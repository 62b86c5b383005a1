#pragma once

#include "validator/command/game.h"

namespace fairway::command {

// The card regatta's entry in the list of games.
const Game& cardRegatta();

} // namespace fairway::command
