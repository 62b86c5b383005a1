#pragma once

#include "editor/model/work/game.h"

namespace fairway::editor {

// The lake race's entry in the list of games.
const Game& lakeRace();

} // namespace fairway::editor
