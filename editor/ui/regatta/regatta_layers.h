#pragma once

#include "formats/document/document.h"

#include <wx/string.h>

#include <vector>

namespace fairway::editor::regatta {

// The layers that people choose from for a picture or a page of the document, as they are called.
std::vector<std::pair<int, wxString>> layersOffered(const formats::Document& content);

} // namespace fairway::editor::regatta
