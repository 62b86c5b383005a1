#pragma once

#include "formats/document/game.h"

namespace fairway::formats::pool {

// The crocodile pool's entry in the list of games.
const Game& game();

} // namespace fairway::formats::pool
