#pragma once

#include "rules/lake_race/board/lake.h"

#include <wx/bmpbndl.h>
#include <wx/window.h>

namespace fairway::editor {

struct ThumbnailLook {
  bool light = false;  // the harder side's colours
  bool faint = false;  // as something that is used already
  bool ticked = false; // and this is it
  wxColour ground;     // what it lies on; none: a button
};

// A little picture of a lake by the same painter as the board, as wide or high as fits, at the window's pixel
// density.
wxBitmapBundle thumbnail(const wxWindow& window, const lake_race::Lake& lake, const wxSize& size,
                         const ThumbnailLook& look = {});

// The tile turned by 180 degrees, as it would lie on the board.
lake_race::Lake turnedLake(const lake_race::Lake& lake);

} // namespace fairway::editor
