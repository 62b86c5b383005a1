#include "editor/ui/panels/notes_view.h"

#include "editor/model/words/translation.h"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/settings.h>
#include <wx/sizer.h>

namespace fairway::editor {

// Begins at the size it may have: GTK complains about texts of no size.
NotesView::NotesView(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(320, 200))) {
  SetName("notes");
  text_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize,
                         wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP);
  text_->SetName("course notes");
  text_->SetMinSize(FromDIP(wxSize(160, 60)));
  copy_ = new wxButton(this, wxID_ANY, _("&Copy"));
  copy_->SetToolTip(_("Copy these sentences onto the clipboard"));
  copy_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { copy(); });
  copy_->Disable();
  auto* sizer = new wxBoxSizer(wxHORIZONTAL); // every line of the panel's height is for the sentences
  sizer->Add(text_, wxSizerFlags(1).Expand());
  sizer->Add(copy_, wxSizerFlags().Top().Border(wxLEFT, FromDIP(4)));
  SetSizer(sizer);
}

void NotesView::show(const std::vector<Phrase>& sentences) {
  wxString text;
  for (const Phrase& sentence : sentences)
    text += (text.empty() ? "" : "\n") + wxString::FromUTF8(say(sentence));
  text_->ChangeValue(text);
  text_->SetInsertionPoint(0);
  copy_->Enable(!text.empty());
  outdate(false);
}

void NotesView::outdate(bool outdated) {
  text_->SetForegroundColour(outdated ? wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT) : wxNullColour);
}

void NotesView::copy() const {
  if (text().empty() || !wxTheClipboard->Open()) return;
  wxTheClipboard->SetData(new wxTextDataObject(text()));
  wxTheClipboard->Close();
}

} // namespace fairway::editor
