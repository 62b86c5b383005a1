#include "editor/ui/lake_race/resize_lake_dialog.h"

#include "editor/model/lake_race/board/lake_edit.h"
#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/ui/lake_race/lake_form_dialog.h"

#include <wx/stattext.h>

namespace fairway::editor::lake_race {

namespace {

class ResizeLakeDialog final : public LakeFormDialog {
public:
  ResizeLakeDialog(wxWindow* parent, const EditedDocument& document)
      : LakeFormDialog(parent, _("Resize the lake")), document_(document),
        before_(*shownLake(document).shown()) {
    columns_ = addNumber(_("Columns"), 1, fairway::lake_race::maxLakeSide, before_.map.columns());
    atRows_ = addChoice(_("Change them"), {_("at the right"), _("at the left"), _("at both sides")});
    rows_ = addNumber(_("Rows"), 1, fairway::lake_race::maxLakeSide, before_.map.rows());
    atColumns_ = addChoice(_("Change them"), {_("below"), _("above"), _("above and below")});
    fill_ = addChoice(_("New cells"), {_("Water"), _("Land")});
    lost_ = new wxStaticText(this, wxID_ANY, lostText(888)); // the room that it may need
    add("", lost_);
    finish(_("Resize"));
    columns_->SetFocus();
    columns_->SetSelection(-1, -1);
  }

  CommandPtr step() const {
    const Margins margins =
        marginsTo(typedNumber(*columns_), typedNumber(*rows_), before_.map,
                  static_cast<Ends>(atRows_->GetSelection()), static_cast<Ends>(atColumns_->GetSelection()));
    return resizeLake(document_.content(), margins,
                      fill_->GetSelection() == 0 ? fairway::lake_race::Terrain::Water
                                                 : fairway::lake_race::Terrain::Land);
  }

  std::unique_ptr<EditedDocument> make() const override {
    auto made = std::make_unique<EditedDocument>(document_.content());
    made->apply(step());
    return made;
  }

private:
  static wxString lostText(std::size_t slots) {
    return slots == 0 ? wxString()
                      : wxString::Format(wxPLURAL("%d slot falls outside", "%d slots fall outside", slots),
                                         static_cast<int>(slots));
  }
  void updatePicture() override {
    LakeFormDialog::updatePicture();
    lost_->SetLabel(lostText(before_.slots.size() - shownLake(*make()).shown()->slots.size()));
  }

  const EditedDocument& document_;
  const fairway::lake_race::Lake before_;
  wxSpinCtrl* columns_;
  wxChoice* atRows_; // Ends
  wxSpinCtrl* rows_;
  wxChoice* atColumns_; // Ends
  wxChoice* fill_;
  wxStaticText* lost_;
};

} // namespace

CommandPtr askLakeSize(wxWindow* parent, const EditedDocument& document) {
  ResizeLakeDialog dialog(parent, document);
  return dialog.ShowModal() == wxID_OK ? dialog.step() : nullptr;
}

} // namespace fairway::editor::lake_race
