#pragma once

#include "editor/model/document/edited_document.h"
#include "rules/lake_race/board/tileset.h"

#include <wx/window.h>

namespace fairway::editor::lake_race {

// Asks for a new lake; null when the user cancels.
std::unique_ptr<EditedDocument> askBlankLake(wxWindow* parent);
std::unique_ptr<EditedDocument> askTileLake(wxWindow* parent);

// How the tiles lie at first.
enum class TileStart { ByLot, InOrder, Empty };

// The lake of tiles that the dialog would make of a set; null where the set cannot be read, or has no such
// side. The seed is for random layouts.
std::unique_ptr<EditedDocument> makeTileLake(const std::filesystem::path& set,
                                             fairway::lake_race::BoardSide side, TileStart start,
                                             std::uint64_t seed = 1);

// Asks how large the freehand lake of a document should be; null: as it is.
CommandPtr askLakeSize(wxWindow* parent, const EditedDocument& document);

} // namespace fairway::editor::lake_race
