#pragma once

#include "editor/model/work/game.h"

// Each game's entry in the list of this room, and how its boards are raced.
namespace fairway::editor {

namespace lake_race {
const Game& game();
const RaceRoom& raceRoom();
} // namespace lake_race
namespace pool {
const Game& game();
const RaceRoom& raceRoom();
} // namespace pool
namespace regatta {
const Game& game();
const RaceRoom& raceRoom();
} // namespace regatta
namespace river {
const Game& game();
const RaceRoom& raceRoom();
} // namespace river

} // namespace fairway::editor
