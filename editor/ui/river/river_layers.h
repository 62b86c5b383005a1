#pragma once

#include <wx/string.h>

#include <utility>
#include <vector>

namespace fairway::editor::river {

// The layers of a picture that can be shown or hidden, by number.
std::vector<std::pair<int, wxString>> layersOffered();

} // namespace fairway::editor::river
