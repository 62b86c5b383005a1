#pragma once

#include "editor/model/race/raced.h"

namespace fairway::editor::river {

const RaceRoom& raceRoom();

} // namespace fairway::editor::river
