#pragma once

#include "editor/model/work/game.h"

namespace fairway::editor::regatta {

// The card regatta's entry in the list of games.
const Game& game();

} // namespace fairway::editor::regatta
