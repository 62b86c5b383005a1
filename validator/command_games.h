#pragma once

#include "validator/command/call/game.h"

// Each game's entry in the list of the command line.
namespace fairway::command {

namespace lake_race {
const Game& game();
}
namespace pool {
const Game& game();
}
namespace regatta {
const Game& game();
}
namespace river {
const Game& game();
}

} // namespace fairway::command
