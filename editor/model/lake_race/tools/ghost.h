#pragma once

#include "editor/model/lake_race/board/change_cells.h"
#include "editor/model/lake_race/board/strip_preview.h"

namespace fairway::editor::lake_race {

// A buoy that hangs on the pointer.
struct GhostBuoy {
  int buoy = 0;
  Cell at;
  bool fits = true;

  friend bool operator==(const GhostBuoy&, const GhostBuoy&) = default;
};

// What a click or a release would do, drawn over the lake.
struct Ghost {
  CellPaints cells;
  std::vector<fairway::lake_race::Slot> slots;
  std::vector<Cell> lost;    // where slots stand that would go
  std::vector<Cell> outline; // cells in a frame: a brush, a region, a tile's place
  std::optional<StripPreview> strip;
  std::optional<GhostBuoy> buoy;
  std::string doubt;   // what the checks would find; empty: nothing
  std::string refusal; // why a click would do nothing; empty if it would

  bool empty() const {
    return cells.empty() && slots.empty() && outline.empty() && !strip && !buoy && refusal.empty();
  }
};

} // namespace fairway::editor::lake_race
