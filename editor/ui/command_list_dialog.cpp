#include "editor/ui/command_list_dialog.h"

#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor {

CommandListDialog::CommandListDialog(wxWindow* parent, const CommandTable& table)
    : wxDialog(parent, wxID_ANY, _("Commands"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      table_(table) {
  words_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  words_->SetHint(_("Type what you want to do"));
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(480, 320)));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
  SetSizerAndFit(sizer);
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { narrow(); });
  words_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { accept(); });
  words_->Bind(wxEVT_KEY_DOWN, &CommandListDialog::onKey, this);
  list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { accept(); });
  narrow();
  words_->SetFocus();
  CentreOnParent();
}

void CommandListDialog::narrow() {
  shown_.clear();
  wxArrayString lines;
  for (const UiCommand* command : matching(table_, words_->GetValue())) {
    if (!command->isEnabled()) continue;
    shown_.push_back(command);
    lines.Add(command->menu + wxString::FromUTF8(" \u203a ") + command->plainText() +
              (command->shortcut.empty() ? wxString() : "    " + command->shownShortcut()));
  }
  list_->Set(lines);
  if (!shown_.empty()) list_->SetSelection(0);
}

void CommandListDialog::onKey(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if ((key != WXK_UP && key != WXK_DOWN) || shown_.empty()) return event.Skip();
  const int last = static_cast<int>(shown_.size()) - 1;
  const int next = list_->GetSelection() + (key == WXK_DOWN ? 1 : -1);
  list_->SetSelection(std::clamp(next, 0, last));
}

void CommandListDialog::accept() {
  const int line = list_->GetSelection();
  if (line == wxNOT_FOUND) return;
  chosen_ = shown_[static_cast<std::size_t>(line)]->id;
  EndModal(wxID_OK);
}

} // namespace fairway::editor
