#include "editor/ui/dialogs/questions.h"

#include <wx/artprov.h>
#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/tokenzr.h>

#include <algorithm>

namespace fairway::editor {

namespace {

constexpr int textWidth = 520; // logical pixels
constexpr std::size_t mostLines = 10;

wxString firstOf(const wxString& faults) {
  const wxArrayString lines = wxStringTokenize(faults, "\n");
  wxString text;
  for (std::size_t i = 0; i < std::min(lines.size(), mostLines); ++i) text += (i ? "\n" : "") + lines[i];
  if (lines.size() <= mostLines) return text;
  const std::size_t more = lines.size() - mostLines;
  return text + "\n" + wxString::Format(wxPLURAL("and %zu more", "and %zu more", more), more);
}

wxStaticText* addText(wxDialog& dialog, wxSizer* rows, const wxString& words) {
  auto* text = new wxStaticText(&dialog, wxID_ANY, "");
  text->SetLabelText(words);
  text->Wrap(dialog.FromDIP(textWidth));
  rows->Add(text, wxSizerFlags().Border(wxBOTTOM, dialog.FromDIP(10)));
  return text;
}

wxSizer* makeTexts(wxDialog& dialog, const wxString& name, const wxString& faults) {
  auto* rows = new wxBoxSizer(wxVERTICAL);
  wxStaticText* heading = addText(dialog, rows, wxString::Format(_("\"%s\" has faults."), name));
  heading->SetFont(heading->GetFont().Bold().Larger());
  heading->SetMinSize(heading->GetTextExtent(heading->GetLabel()) + dialog.FromDIP(wxSize(6, 2)));
  addText(dialog, rows, firstOf(faults));
  addText(
      dialog, rows,
      _("It can be opened as far as it is understood; the rest is left out. The file itself stays as it is "
        "until you save over it."));
  return rows;
}

// So that Enter, typed for something else, drops nothing.
wxSizer* makeButtons(wxDialog& dialog) {
  auto* cancel = new wxButton(&dialog, wxID_CANCEL, _("&Cancel"));
  auto* open = new wxButton(&dialog, wxID_OK, _("&Open what is understood"));
  cancel->SetDefault();
  cancel->SetFocus();
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(cancel, wxSizerFlags().Border(wxRIGHT, dialog.FromDIP(8)));
  row->Add(open);
  return row;
}

} // namespace

bool askToOpenFaulty(wxWindow* parent, const wxString& name, const wxString& faults) {
  wxDialog dialog(parent, wxID_ANY, "Fairway");
  auto* body = new wxBoxSizer(wxHORIZONTAL);
  body->Add(
      new wxStaticBitmap(&dialog, wxID_ANY, wxArtProvider::GetBitmapBundle(wxART_WARNING, wxART_MESSAGE_BOX)),
      wxSizerFlags().Border(wxRIGHT, dialog.FromDIP(12)));
  body->Add(makeTexts(dialog, name, faults), wxSizerFlags(1));
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(body, wxSizerFlags(1).Expand().Border(wxALL, dialog.FromDIP(12)));
  outer->Add(makeButtons(dialog),
             wxSizerFlags().Right().Border(wxLEFT | wxRIGHT | wxBOTTOM, dialog.FromDIP(12)));
  dialog.SetSizerAndFit(outer);
  dialog.CentreOnParent();
  return dialog.ShowModal() == wxID_OK;
}

} // namespace fairway::editor
