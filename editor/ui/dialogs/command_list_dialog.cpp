#include "editor/ui/dialogs/command_list_dialog.h"

#include <wx/menuitem.h>
#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor {

CommandListDialog::CommandListDialog(wxWindow* parent, const CommandTable& table)
    : wxDialog(parent, wxID_ANY, _("Commands"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      table_(table) {
  words_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  words_->SetHint(_("Type what you want to do"));
  list_ = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(680, 340)),
                         wxLC_REPORT | wxLC_SINGLE_SEL | wxLC_NO_HEADER);
  list_->AppendColumn("", wxLIST_FORMAT_LEFT, FromDIP(510));
  list_->AppendColumn("", wxLIST_FORMAT_LEFT, FromDIP(150));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
  sizer->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
  SetSizerAndFit(sizer);
  words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { narrow(); });
  words_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { accept(); });
  words_->Bind(wxEVT_KEY_DOWN, &CommandListDialog::onKey, this);
  list_->Bind(wxEVT_LIST_ITEM_ACTIVATED, [this](wxListEvent&) { accept(); });
  // Without a button for it, no dialog knows Esc.
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE)
      EndModal(wxID_CANCEL);
    else
      event.Skip();
  });
  narrow();
  words_->SetFocus();
  CentreOnParent();
}

void CommandListDialog::narrow() {
  shown_.clear();
  list_->DeleteAllItems();
  for (const UiCommand* command : matching(table_, words_->GetValue())) {
    if (!command->isEnabled()) continue;
    shown_.push_back(command);
    const wxString step = wxString::FromUTF8(" \u203a ");
    const wxString inner =
        command->submenu.empty() ? wxString() : wxMenuItem::GetLabelText(command->submenu) + step;
    const long line = list_->InsertItem(static_cast<long>(shown_.size()) - 1,
                                        command->menu + step + inner + command->plainText());
    list_->SetItem(line, 1, command->shownShortcut());
  }
  if (!shown_.empty()) choose(0);
}

void CommandListDialog::onKey(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  if ((key != WXK_UP && key != WXK_DOWN) || shown_.empty()) return event.Skip();
  const int last = static_cast<int>(shown_.size()) - 1;
  const int next = static_cast<int>(list_->GetFirstSelected()) + (key == WXK_DOWN ? 1 : -1);
  choose(std::clamp(next, 0, last));
}

void CommandListDialog::choose(int line) {
  list_->Select(line);
  list_->EnsureVisible(line);
}

void CommandListDialog::accept() {
  const long line = list_->GetFirstSelected();
  if (line == wxNOT_FOUND) return;
  chosen_ = shown_[static_cast<std::size_t>(line)]->id;
  EndModal(wxID_OK);
}

} // namespace fairway::editor
