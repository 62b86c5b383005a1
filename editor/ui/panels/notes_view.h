#pragma once

#include "rules/base/phrase.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/textctrl.h>

#include <vector>

namespace fairway::editor {

// What is known of a board in plain sentences, to be read or copied.
class NotesView final : public wxPanel {
public:
  explicit NotesView(wxWindow* parent);

  void show(const std::vector<Phrase>& sentences);
  void outdate(bool outdated); // it is about an earlier state of the board
  wxString text() const { return text_->GetValue(); }
  void copy() const; // onto the clipboard

private:
  wxTextCtrl* text_;
  wxButton* copy_;
};

} // namespace fairway::editor
