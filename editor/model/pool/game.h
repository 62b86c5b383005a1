#pragma once

#include "editor/model/work/game.h"

namespace fairway::editor::pool {

// The crocodile pool's entry in the list of games.
const Game& game();

} // namespace fairway::editor::pool
