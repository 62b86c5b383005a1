#pragma once

#include "editor/ui/commands/ui_command.h"

#include <wx/dialog.h>

namespace fairway::editor {

// A page to read: a heading and paragraphs. Esc or Close ends it.
class HelpDialog final : public wxDialog {
public:
  HelpDialog(wxWindow* parent, const wxString& title, const wxString& text);
};

// All commands that have a key, menu by menu.
class KeysDialog final : public wxDialog {
public:
  KeysDialog(wxWindow* parent, const CommandTable& table);
};

} // namespace fairway::editor
