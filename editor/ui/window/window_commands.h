#pragma once

namespace fairway::editor {

class CommandBuilder;

// The menu of what is open: from one document to the other, and to windows of their own.
void addWindowMenu(CommandBuilder& builder);

} // namespace fairway::editor
