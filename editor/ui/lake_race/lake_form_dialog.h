#pragma once

#include "editor/model/document/edited_document.h"
#include "formats/picture/theme.h"

#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>

namespace fairway::editor {

// Labels left, fields right, beside them a picture of the lake that comes of it, the buttons below.
class LakeFormDialog : public wxDialog {
public:
  virtual std::unique_ptr<EditedDocument> make() const = 0; // null: nothing can be made of the fields

protected:
  LakeFormDialog(wxWindow* parent, const wxString& title);

  // For constructors of derived dialogs, in this order.
  void add(const wxString& label, wxWindow* field);
  void finish(const wxString& okLabel);
  // Whatever is changed in a field, the picture follows.
  template <class Control, class Event>
  void follow(Control* control, const Event& event) {
    control->Bind(event, [this](auto& happened) {
      happened.Skip();
      updatePicture();
    });
  }
  virtual void updatePicture();
  virtual formats::ThemeName theme() const { return formats::ThemeName::Dark; }

private:
  wxSize pictureSize() const { return FromDIP(wxSize(300, 280)); }

  wxFlexGridSizer* rows_;
  wxStaticBitmap* picture_ = nullptr;
};

} // namespace fairway::editor
