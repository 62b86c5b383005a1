#pragma once

#include "formats/lake_race/picture/layers.h"

#include <wx/string.h>

#include <vector>

namespace fairway::editor::lake_race {

// The layers that people choose from for a picture or a page, as they are called.
std::vector<std::pair<int, wxString>> layersOffered();

} // namespace fairway::editor::lake_race
