#pragma once

#include "validator/core/game.h"

namespace fairway::validator {

// The card regatta's entry in the list of games.
const Game& cardRegatta();

} // namespace fairway::validator
