#pragma once

#include "formats/document/game.h"

// Each game's entry in the list of this room.
namespace fairway::formats {

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

} // namespace fairway::formats
