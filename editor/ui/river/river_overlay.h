#pragma once

#include "editor/model/river/river_workbench.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor::river {

// Draws over the river which section is in hand, and where one that is dragged would go.
void paintRiverOverlay(wxGraphicsContext& context, const RiverWorkbench& bench, const OverlayLook& look);

} // namespace fairway::editor::river
