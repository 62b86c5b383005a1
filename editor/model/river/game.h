#pragma once

#include "editor/model/work/game.h"

namespace fairway::editor::river {

// The river race's entry in the list of games.
const Game& game();

} // namespace fairway::editor::river
