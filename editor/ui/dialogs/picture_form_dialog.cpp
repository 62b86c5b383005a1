#include "editor/ui/dialogs/picture_form_dialog.h"

#include <wx/stattext.h>

namespace fairway::editor {

PictureFormDialog::PictureFormDialog(wxWindow* parent, const wxString& title, const wxSize& picture)
    : wxDialog(parent, wxID_ANY, title), pictureSize_(FromDIP(picture)),
      rows_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)))) {
  rows_->AddGrowableCol(1);
}

void PictureFormDialog::add(const wxString& label, wxWindow* field) {
  rows_->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
  rows_->Add(field, wxSizerFlags().Expand());
}

wxSpinCtrl* PictureFormDialog::addNumber(const wxString& label, int least, int most, int value) {
  auto* field = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least,
                               most, value);
  onNumber(*field, [this] { updatePicture(); });
  add(label, field);
  return field;
}

wxChoice* PictureFormDialog::addChoice(const wxString& label, const std::vector<wxString>& texts) {
  auto* field = new wxChoice(this, wxID_ANY);
  for (const wxString& text : texts) field->Append(text);
  if (!texts.empty()) field->SetSelection(0);
  follow(field, wxEVT_CHOICE);
  add(label, field);
  return field;
}

void PictureFormDialog::finish(const wxString& okLabel) {
  shown_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, pictureSize_);
  shown_->SetMinSize(pictureSize_);
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  columns->Add(rows_, wxSizerFlags(1).Border(wxRIGHT, FromDIP(20)));
  columns->Add(shown_);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(columns, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(okLabel);
  updatePicture();
  SetSizerAndFit(outer);
  CentreOnParent();
}

void PictureFormDialog::updatePicture() {
  if (shown_ == nullptr) return; // a field that was set before all of them are there
  const wxBitmapBundle made = picture(pictureSize_);
  if (made.IsOk()) shown_->SetBitmap(made);
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(made.IsOk());
}

} // namespace fairway::editor
