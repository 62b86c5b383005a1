#pragma once

#include "rules/lake_race/board/course.h"

namespace fairway::editor::lake_race {

// The start/finish strip that a race would get if it started on a slot.
struct StripPreview {
  std::vector<Cell> fits;    // strip cells on water, and the finish buoy's cell if it is on the lake
  std::vector<Cell> misfits; // strip cells on land or void, or a finish buoy off the lake
  Cell finish;

  bool fitting() const { return misfits.empty(); }
};

// `taken`: cells of other buoys or slots of the race, which the strip must not meet.
StripPreview stripFrom(const fairway::lake_race::Lake& lake, Cell start, Direction letter,
                       const std::vector<Cell>& taken = {});

} // namespace fairway::editor::lake_race
