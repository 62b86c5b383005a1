#pragma once

#include "rules/lake_race/lake.h"

#include <wx/bmpbndl.h>
#include <wx/window.h>

namespace fairway::editor {

// A little picture of a lake by the same painter as the board, as wide or high as fits, at the window's pixel
// density.
wxBitmapBundle thumbnail(const wxWindow& window, const lake_race::Lake& lake, const wxSize& size, bool light);

// The tile turned by 180 degrees, as it would lie on the board.
lake_race::Lake turnedLake(const lake_race::Lake& lake);

} // namespace fairway::editor
