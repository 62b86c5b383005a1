#pragma once

#include "editor/ui/window/game.h"

namespace fairway::editor::regatta {

// The card regatta's entry in the list of the window's games.
const WindowGame& windowGame();

} // namespace fairway::editor::regatta
