#pragma once

#include "editor/ui/window/game.h"

namespace fairway::editor::pool {

// The crocodile pool's entry in the window's list of games.
const WindowGame& window();

} // namespace fairway::editor::pool
