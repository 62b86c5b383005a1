#pragma once

#include "formats/document/game.h"

namespace fairway::formats {

// The card regatta's entry in the list of games.
const Game& cardRegatta();

} // namespace fairway::formats
