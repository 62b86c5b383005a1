#pragma once

#include "editor/model/document/edited_document.h"

class wxWindow;

namespace fairway::editor::pool {

// Asks for the size and makes the pool; null when the user gives up.
std::unique_ptr<EditedDocument> askNewPool(wxWindow* parent);

} // namespace fairway::editor::pool
