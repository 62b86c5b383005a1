#pragma once

#include "editor/model/work/pointer.h"
#include "rules/hex/cell.h"

namespace fairway::editor::lake_race {

// The pointer on a board of cells; the cell may lie outside the lake.
struct CellPointer {
  Cell cell;
  Button button = Button::Left;
  bool shift = false;
  bool control = false;
  bool byKeys = false;
};

} // namespace fairway::editor::lake_race
