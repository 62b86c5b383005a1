#pragma once

#include "editor/model/lake_race/board/patch.h"

namespace fairway::editor::lake_race {

// A ready-made island to put down: land only, so that the water round it stays what it was.
struct IslandStamp {
  std::string name; // in English; said in the user's language where it is shown
  Patch patch;
};

const std::vector<IslandStamp>& islandStamps();

} // namespace fairway::editor::lake_race
