#pragma once

#include "editor/ui/window/game.h"

namespace fairway::editor::river {

// The river race's entry in the list of games.
const WindowGame& windowGame();

} // namespace fairway::editor::river
