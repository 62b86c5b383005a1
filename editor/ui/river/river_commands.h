#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/model/river/river_workbench.h"
#include "editor/ui/commands/command_builder.h"
#include "editor/ui/river/river_fittings.h"
#include "editor/ui/window/fittings.h"

#include <wx/window.h>

namespace fairway::editor::river {

// The commands of the river race, place by place.
void addLayers(CommandBuilder& builder); // View
void addMenus(CommandBuilder& builder);

// Draws over the river which section is selected, and where one that is dragged would go.
void paintRiverOverlay(wxGraphicsContext& context, const RiverWorkbench& bench, const OverlayLook& look);

// The published river, or calm water of a length that the user is asked for; null when the user cancels.
std::unique_ptr<EditedDocument> beginPublished(wxWindow* parent);
std::unique_ptr<EditedDocument> askCalmRiver(wxWindow* parent);

} // namespace fairway::editor::river
