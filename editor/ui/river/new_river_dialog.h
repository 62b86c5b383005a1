#pragma once

#include "editor/model/document/edited_document.h"

#include <wx/window.h>

namespace fairway::editor::river {

// The published river, or calm water of a length that the user is asked for; null when the user gives up.
std::unique_ptr<EditedDocument> beginPublished(wxWindow* parent);
std::unique_ptr<EditedDocument> askCalmRiver(wxWindow* parent);

} // namespace fairway::editor::river
