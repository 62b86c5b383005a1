#pragma once

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/river/river_fittings.h"

namespace fairway::editor::river {

// The commands of the river race, place by place.
void addLayers(CommandBuilder& builder); // View
void addMenus(CommandBuilder& builder);

} // namespace fairway::editor::river
