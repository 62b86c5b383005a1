#include "editor/ui/dialogs/help_dialog.h"

#include <wx/button.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace fairway::editor {

namespace {

// What is read fills the dialog; below it the button that ends it.
void finish(wxDialog& dialog, const wxString& heading, wxWindow* content) {
  auto* above = new wxStaticText(&dialog, wxID_ANY, heading);
  above->SetFont(above->GetFont().Bold().Larger());
  above->SetMinSize(above->GetTextExtent(heading) + dialog.FromDIP(wxSize(8, 2)));
  auto* close = new wxButton(&dialog, wxID_CLOSE, _("&Close"));
  close->SetDefault();
  close->Bind(wxEVT_BUTTON, [&dialog](wxCommandEvent&) { dialog.EndModal(wxID_CLOSE); });
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(above, wxSizerFlags().Border(wxALL, dialog.FromDIP(16)));
  sizer->Add(content, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, dialog.FromDIP(16)));
  sizer->Add(close, wxSizerFlags().Right().Border(wxALL, dialog.FromDIP(16)));
  dialog.SetSizerAndFit(sizer);
  dialog.SetEscapeId(wxID_CLOSE);
  dialog.CentreOnParent();
  close->SetFocus();
}

constexpr long style = wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER;

} // namespace

HelpDialog::HelpDialog(wxWindow* parent, const wxString& title, const wxString& text)
    : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, style) {
  auto* page = new wxTextCtrl(this, wxID_ANY, text, wxDefaultPosition, FromDIP(wxSize(620, 420)),
                              wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  page->SetName("help");
  page->SetInsertionPoint(0);
  finish(*this, title, page);
}

RulesDialog::RulesDialog(wxWindow* parent, const wxString& inShort, const std::vector<Rule>& rules,
                         const wxString& at)
    : wxDialog(parent, wxID_ANY, _("Rules"), wxDefaultPosition, wxDefaultSize, style) {
  wxString text = inShort;
  if (!text.empty()) text += "\n\n";
  text += _("The rules by name:") + "\n\n";
  long from = 0, to = 0;
  for (const Rule& rule : rules) {
    const bool here = rule.name == at;
    if (here) from = static_cast<long>(text.length());
    text += rule.name + ": " + rule.text;
    if (here) to = static_cast<long>(text.length());
    text += "\n\n";
  }
  auto* page = new wxTextCtrl(this, wxID_ANY, text, wxDefaultPosition, FromDIP(wxSize(620, 420)),
                              wxTE_MULTILINE | wxTE_READONLY | wxBORDER_NONE);
  page->SetName("rules");
  finish(*this, _("Rules"), page);
  page->SetFocus();
  page->SetSelection(from, to);
  // The lines have their places only once they have been painted. A little of what follows is shown, too.
  const long below = std::min(to + 300, page->GetLastPosition());
  Bind(wxEVT_IDLE, [page, below, there = to == 0](wxIdleEvent& event) mutable {
    event.Skip();
    if (there) return; // from now on the user scrolls
    const int y = page->PositionToCoords(below).y;
    there = y >= 0 && y < page->GetClientSize().y;
    if (!there) page->ShowPosition(below);
  });
}

KeysDialog::KeysDialog(wxWindow* parent, const CommandTable& table)
    : wxDialog(parent, wxID_ANY, _("Keys"), wxDefaultPosition, wxDefaultSize, style) {
  auto* list = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(620, 460)),
                              wxLC_REPORT | wxLC_SINGLE_SEL);
  list->SetName("keys");
  list->AppendColumn(_("Menu"), wxLIST_FORMAT_LEFT, FromDIP(120));
  list->AppendColumn(_("Command"), wxLIST_FORMAT_LEFT, FromDIP(330));
  list->AppendColumn(_("Key"), wxLIST_FORMAT_LEFT, FromDIP(140));
  for (const UiCommand& command : table) {
    if (command.shortcut.empty()) continue;
    const long line = list->InsertItem(list->GetItemCount(), command.menu);
    list->SetItem(line, 1, command.plainText());
    list->SetItem(line, 2, command.shownShortcut());
  }
  const std::pair<wxString, wxString> hands[]{
      {_("Pick up what is under the pointer"), _("right button")},
      {_("Move the view"), _("middle button, or Space and drag")},
      {_("Zoom at the pointer"), _("Ctrl and wheel")},
      {_("A straight line"), _("Shift and click")},
      {_("Move the keyboard's pointer, click, drag"), _("arrows, Enter, Shift+Enter")},
      {_("Open the context menu"), _("menu key")},
  };
  for (const auto& [what, how] : hands) {
    const long line = list->InsertItem(list->GetItemCount(), _("Board"));
    list->SetItem(line, 1, what);
    list->SetItem(line, 2, how);
  }
  int width = FromDIP(30); // of the scroll bar and its neighbourhood
  for (int column = 0; column < list->GetColumnCount(); ++column) {
    list->SetColumnWidth(column, wxLIST_AUTOSIZE);
    width += list->GetColumnWidth(column);
  }
  list->SetMinSize({width, FromDIP(460)}); // nothing is cut off in any language
  finish(*this, _("Keys"), list);
}

} // namespace fairway::editor
