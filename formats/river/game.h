#pragma once

#include "formats/document/game.h"

namespace fairway::formats::river {

// The river race's entry in the list of games.
const Game& game();

} // namespace fairway::formats::river
