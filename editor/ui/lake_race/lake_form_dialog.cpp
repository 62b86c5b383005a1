#include "editor/ui/lake_race/lake_form_dialog.h"

#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/ui/lake_race/lake_thumbnail.h"

#include <wx/stattext.h>

namespace fairway::editor {

LakeFormDialog::LakeFormDialog(wxWindow* parent, const wxString& title)
    : wxDialog(parent, wxID_ANY, title), rows_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)))) {
  rows_->AddGrowableCol(1);
}

void LakeFormDialog::add(const wxString& label, wxWindow* field) {
  rows_->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
  rows_->Add(field, wxSizerFlags().Expand());
}

void LakeFormDialog::finish(const wxString& okLabel) {
  picture_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, pictureSize());
  picture_->SetMinSize(pictureSize());
  auto* columns = new wxBoxSizer(wxHORIZONTAL);
  columns->Add(rows_, wxSizerFlags(1).Border(wxRIGHT, FromDIP(20)));
  columns->Add(picture_);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(columns, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(okLabel);
  updatePicture();
  SetSizerAndFit(outer);
  CentreOnParent();
}

void LakeFormDialog::updatePicture() {
  const std::unique_ptr<EditedDocument> document = make();
  ThumbnailLook look;
  look.theme = theme();
  look.ground = GetBackgroundColour();
  const ShownLake lake = document ? shownLake(*document) : ShownLake();
  if (lake.shown()) picture_->SetBitmap(lakeThumbnail(*this, *lake.shown(), pictureSize(), look));
  if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(document != nullptr);
}

} // namespace fairway::editor
