#pragma once

#include "editor/ui/window/game.h"

// Each game's entry in the list of this room.
namespace fairway::editor {

namespace lake_race {
const WindowGame& windowGame();
}
namespace pool {
const WindowGame& windowGame();
}
namespace regatta {
const WindowGame& windowGame();
}
namespace river {
const WindowGame& windowGame();
}

// What they are raced in.
namespace race {
const RaceWindow& window();
}

} // namespace fairway::editor
