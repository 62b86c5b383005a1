#pragma once

#include "editor/model/edited_document.h"

#include <wx/window.h>

namespace fairway::editor {

// Asks for a new lake; null when the user gives up.
std::unique_ptr<EditedDocument> askBlankLake(wxWindow* parent);
std::unique_ptr<EditedDocument> askTileLake(wxWindow* parent);

// The lake of tiles that the dialog would make of a set with this seed.
std::unique_ptr<EditedDocument> makeTileLake(const std::filesystem::path& set, lake_race::BoardSide side,
                                             std::optional<std::uint64_t> seed);

} // namespace fairway::editor
