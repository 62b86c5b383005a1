#pragma once

#include "editor/model/document/edited_document.h"

#include <wx/window.h>

namespace fairway::editor::lake_race {

// Asks how large the freehand lake of a document shall be; null: as it is.
CommandPtr askLakeSize(wxWindow* parent, const EditedDocument& document);

} // namespace fairway::editor::lake_race
