#pragma once

#include "editor/ui/commands/ui_command.h"

#include <wx/dialog.h>
#include <wx/listctrl.h>
#include <wx/textctrl.h>

namespace fairway::editor {

// All commands in a list that narrows as one types (Ctrl+Shift+P).
class CommandListDialog final : public wxDialog {
public:
  CommandListDialog(wxWindow* parent, const CommandTable& table);

  int chosen() const { return chosen_; } // the command's id; wxID_NONE without a choice

private:
  void narrow();
  void choose(int line);
  void accept();
  void onKey(wxKeyEvent& event);

  const CommandTable& table_;
  wxTextCtrl* words_;
  wxListView* list_; // what to do, and its shortcut
  std::vector<const UiCommand*> shown_;
  int chosen_ = wxID_NONE;
};

} // namespace fairway::editor
