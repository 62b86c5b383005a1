#pragma once

#include "web/module/page_game.h"

// Each game's entry in the list of this room.
namespace fairway::web {

namespace lake_race {
PageGame pageGame();
}

} // namespace fairway::web
