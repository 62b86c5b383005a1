#pragma once

#include <wx/button.h>

namespace fairway::editor {

// A button of a panel, where room is dear: no wider than its words need, with a margin on both sides of them.
// wxBU_EXACTFIT alone leaves none, and other buttons are as wide as those of boxes.
class SmallButton final : public wxButton {
public:
  SmallButton(wxWindow* parent, const wxString& text);
  void SetLabel(const wxString& text) override; // never narrower than words that it had before

private:
  wxSize DoGetBestSize() const override;
};

} // namespace fairway::editor
