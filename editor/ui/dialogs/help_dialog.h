#pragma once

#include "editor/ui/commands/ui_command.h"

#include <wx/dialog.h>

#include <vector>

namespace fairway::editor {

// A page to read: a heading and paragraphs. Esc or Close ends it.
class HelpDialog final : public wxDialog {
public:
  HelpDialog(wxWindow* parent, const wxString& title, const wxString& text);
};

// The rules of a game: the race in short, then each rule that a turn can break, by its name.
class RulesDialog final : public wxDialog {
public:
  struct Rule {
    wxString name, text;
  };
  // At a rule, which is shown and chosen; empty, or an unknown one: at the top.
  RulesDialog(wxWindow* parent, const wxString& inShort, const std::vector<Rule>& rules, const wxString& at);
};

// All commands that have a key, menu by menu.
class KeysDialog final : public wxDialog {
public:
  KeysDialog(wxWindow* parent, const CommandTable& table);
};

} // namespace fairway::editor
