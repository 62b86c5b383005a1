#pragma once

#include "editor/ui/dialogs/number_field.h"

#include <wx/bmpbndl.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>

#include <vector>

namespace fairway::editor {

// Labels left, fields right, beside them a picture of what comes of them, the buttons below.
class PictureFormDialog : public wxDialog {
protected:
  PictureFormDialog(wxWindow* parent, const wxString& title, const wxSize& picture);

  // For constructors of derived dialogs: the fields in their order, then finish.
  void add(const wxString& label, wxWindow* field);
  wxSpinCtrl* addNumber(const wxString& label, int least, int most, int value);   // the picture follows it
  wxChoice* addChoice(const wxString& label, const std::vector<wxString>& texts); // and this
  void finish(const wxString& okLabel);

  // The picture follows every change of a field.
  template <class Control, class Event>
  void follow(Control* control, const Event& event) {
    control->Bind(event, [this](auto& happened) {
      happened.Skip();
      updatePicture();
    });
  }
  virtual void updatePicture();

private:
  virtual wxBitmapBundle picture(const wxSize& size) const = 0; // empty: nothing can be made of the fields

  wxSize pictureSize_;
  wxFlexGridSizer* rows_;
  wxStaticBitmap* shown_ = nullptr;
};

} // namespace fairway::editor
