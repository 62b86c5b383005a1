#pragma once

#include "editor/ui/commands/ui_command.h"

namespace fairway::editor {

class CommandBuilder;
class MainFrame;

// The window's table of commands, menu by menu. The window must outlive it.
CommandTable commandsOf(MainFrame& frame);

// The menu of what is open: from one document to the other, and to windows of their own.
void addWindowMenu(CommandBuilder& builder);

} // namespace fairway::editor
