#pragma once

#include "editor/model/lake_race/board/layout_edit.h"

#include <set>
#include <variant>

namespace fairway::editor::lake_race {

using CellRegion = std::set<Cell>;
struct SlotChoice {
  std::size_t index = 0; // in the sheet's slots

  friend bool operator==(SlotChoice, SlotChoice) = default;
};
struct BuoyChoice {
  int buoy = 0;

  friend bool operator==(BuoyChoice, BuoyChoice) = default;
};

// What the properties are shown of and what keys act on.
using Selection = std::variant<std::monostate, CellRegion, SlotChoice, TilePlace, BuoyChoice>;

} // namespace fairway::editor::lake_race
