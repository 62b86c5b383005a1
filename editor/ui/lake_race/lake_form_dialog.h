#pragma once

#include "editor/model/document/edited_document.h"
#include "editor/ui/dialogs/picture_form_dialog.h"
#include "formats/picture/theme.h"

namespace fairway::editor::lake_race {

// A form with a picture of the lake that comes of it.
class LakeFormDialog : public PictureFormDialog {
public:
  virtual std::unique_ptr<EditedDocument> make() const = 0; // null: nothing can be made of the fields

protected:
  LakeFormDialog(wxWindow* parent, const wxString& title);

private:
  virtual formats::ThemeName theme() const { return formats::ThemeName::Dark; }
  wxBitmapBundle picture(const wxSize& size) const override;
};

} // namespace fairway::editor::lake_race
