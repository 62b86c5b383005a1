#include "editor/ui/pool/pool_commands.h"

#include "editor/model/pool/board/new_pool.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/picture_form_dialog.h"
#include "formats/pool/picture/pool_scene.h"

#include <algorithm>

namespace fairway::editor::pool {

namespace {

class NewPoolDialog final : public PictureFormDialog {
public:
  explicit NewPoolDialog(wxWindow* parent)
      : PictureFormDialog(parent, _("New crocodile pool"), wxSize(240, 320)) {
    columns_ = addNumber(_("Columns"), leastColumns, fairway::pool::maxPoolSide, 6);
    rows_ = addNumber(_("Rows"), leastRows, fairway::pool::maxPoolSide, 14);
    tiles_ = addNumber(_("Tiles per side"), 1, fairway::pool::maxTilesOfSide, 6);
    tiles_->SetRange(1, roomForTiles());
    // Not with every key: on the way to "12" columns a pool of one would take tiles away.
    for (wxSpinCtrl* side : {columns_, rows_})
      side->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent& event) {
        tiles_->SetRange(1, roomForTiles());
        event.Skip();
      });
    finish(_("Create"));
  }

  formats::pool::PoolDocument make() const {
    return newPool(typedNumber(*columns_), typedNumber(*rows_),
                   std::min(typedNumber(*tiles_), roomForTiles()));
  }

private:
  int roomForTiles() const { return mostTiles(typedNumber(*columns_), typedNumber(*rows_)); }

  wxBitmapBundle picture(const wxSize& size) const override {
    ThumbnailLook look;
    look.layers = look.layers.without(formats::pool::Layer::Labels);
    look.ground = GetBackgroundColour();
    return thumbnail(*this, formats::pool::PoolScene(make().body.pool), size, look);
  }

  wxSpinCtrl* columns_;
  wxSpinCtrl* rows_;
  wxSpinCtrl* tiles_;
};

} // namespace

std::unique_ptr<EditedDocument> askNewPool(wxWindow* parent) {
  NewPoolDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? std::make_unique<EditedDocument>(dialog.make()) : nullptr;
}

} // namespace fairway::editor::pool
