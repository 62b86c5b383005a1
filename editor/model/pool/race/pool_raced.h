#pragma once

#include "editor/model/race/raced.h"

namespace fairway::editor::pool {

const RaceRoom& raceRoom();

} // namespace fairway::editor::pool
