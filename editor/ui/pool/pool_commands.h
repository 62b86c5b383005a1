#pragma once

#include "editor/ui/commands/command_builder.h"
#include "editor/ui/pool/pool_fittings.h"

namespace fairway::editor::pool {

// The commands of the crocodile pool, place by place.
void addSideCommands(CommandBuilder& builder); // Edit
void addLayers(CommandBuilder& builder);       // View
void addMenus(CommandBuilder& builder);        // Tools and Pool

} // namespace fairway::editor::pool
