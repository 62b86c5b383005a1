#pragma once

#include "editor/model/lake_race/lake_workbench.h"

namespace fairway::editor::lake_race {

// Something that can be done with what is at a cell.
struct PlaceAction {
  std::string text;
  std::function<void(LakeWorkbench&)> act;
  bool startsGroup = false;
};

// All that can be done there: with a slot, a buoy or the strip, with a tile, with the cell itself and with
// the region that it is in.
std::vector<PlaceAction> actionsAt(const LakeWorkbench& bench, Cell cell);

} // namespace fairway::editor::lake_race
