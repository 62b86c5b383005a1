#include "editor/ui/pool/new_pool_dialog.h"

#include "editor/model/pool/board/new_pool.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/number_field.h"
#include "formats/pool/picture/pool_scene.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include <algorithm>

namespace fairway::editor::pool {

namespace {

// Labels left, fields right, a picture of what will be beside them, the buttons below.
class NewPoolDialog final : public wxDialog {
public:
  explicit NewPoolDialog(wxWindow* parent)
      : wxDialog(parent, wxID_ANY, _("New crocodile pool")),
        fields_(new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)))) {
    fields_->AddGrowableCol(1);
    columns_ = addNumber(_("Columns"), leastColumns, fairway::pool::maxPoolSide, 6);
    rows_ = addNumber(_("Rows"), leastRows, fairway::pool::maxPoolSide, 14);
    tiles_ = addNumber(_("Tiles a side"), 1, fairway::pool::maxTilesOfSide, 6);
    picture_ = new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, pictureSize());
    picture_->SetMinSize(pictureSize());
    auto* both = new wxBoxSizer(wxHORIZONTAL);
    both->Add(fields_, wxSizerFlags(1).Border(wxRIGHT, FromDIP(20)));
    both->Add(picture_);
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(both, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
    outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
               wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("Create"));
    tiles_->SetRange(1, roomForTiles());
    updatePicture();
    SetSizerAndFit(outer);
    CentreOnParent();
  }

  formats::pool::PoolDocument make() const {
    return newPool(typedNumber(*columns_), typedNumber(*rows_),
                   std::min(typedNumber(*tiles_), roomForTiles()));
  }

private:
  wxSpinCtrl* addNumber(const wxString& label, int least, int most, int value) {
    auto* field = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, least,
                                 most, value);
    field->SetName(label);
    fields_->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
    fields_->Add(field, wxSizerFlags().Expand());
    onNumber(*field, [this] { updatePicture(); });
    // Not with every key: on the way to "12" columns a pool of one would take tiles away.
    field->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
      tiles_->SetRange(1, roomForTiles());
      event.Skip();
    });
    return field;
  }

  wxSize pictureSize() const { return FromDIP(wxSize(240, 320)); }

  int roomForTiles() const { return mostTiles(typedNumber(*columns_), typedNumber(*rows_)); }

  void updatePicture() {
    ThumbnailLook look;
    look.layers = look.layers.without(formats::pool::Layer::Labels);
    look.ground = GetBackgroundColour();
    const formats::pool::PoolScene scene(make().body.pool);
    picture_->SetBitmap(thumbnail(*this, scene, pictureSize(), look));
  }

  wxFlexGridSizer* fields_;
  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
  wxSpinCtrl* tiles_;
  wxStaticBitmap* picture_;
};

} // namespace

std::unique_ptr<EditedDocument> askNewPool(wxWindow* parent) {
  NewPoolDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? std::make_unique<EditedDocument>(dialog.make()) : nullptr;
}

} // namespace fairway::editor::pool
