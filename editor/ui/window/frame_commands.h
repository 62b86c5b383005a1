#pragma once

#include "editor/ui/commands/ui_command.h"

namespace fairway::editor {

class MainFrame;

// The window's table of commands, menu by menu. The window must outlive it.
CommandTable commandsOf(MainFrame& frame);

} // namespace fairway::editor
