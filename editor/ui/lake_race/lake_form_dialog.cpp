#include "editor/ui/lake_race/lake_form_dialog.h"

#include "editor/model/lake_race/board/shown_lake.h"
#include "editor/ui/lake_race/lake_thumbnail.h"

namespace fairway::editor::lake_race {

LakeFormDialog::LakeFormDialog(wxWindow* parent, const wxString& title)
    : PictureFormDialog(parent, title, wxSize(300, 280)) {}

wxBitmapBundle LakeFormDialog::picture(const wxSize& size) const {
  const std::unique_ptr<EditedDocument> document = make();
  const ShownLake lake = document ? shownLake(*document) : ShownLake();
  if (!lake.shown()) return {};
  ThumbnailLook look;
  look.theme = theme();
  look.ground = GetBackgroundColour();
  return lakeThumbnail(*this, *lake.shown(), size, look);
}

} // namespace fairway::editor::lake_race
