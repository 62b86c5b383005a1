#pragma once

#include "editor/ui/ui_command.h"

#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

namespace fairway::editor {

// All commands in a list that narrows as one types (Ctrl+Shift+P).
class CommandListDialog final : public wxDialog {
public:
  CommandListDialog(wxWindow* parent, const CommandTable& table);

  int chosen() const { return chosen_; } // the command's id; wxID_NONE without a choice

private:
  void narrow();
  void accept();
  void onKey(wxKeyEvent& event);

  const CommandTable& table_;
  wxTextCtrl* words_;
  wxListBox* list_;
  std::vector<const UiCommand*> shown_;
  int chosen_ = wxID_NONE;
};

} // namespace fairway::editor
