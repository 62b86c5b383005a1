#include "editor/ui/panels/small_button.h"

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr int margins = 12, heights = 2; // logical pixels, of both sides together
} // namespace

SmallButton::SmallButton(wxWindow* parent, const wxString& text)
    : wxButton(parent, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT) {
  InvalidateBestSize(); // the one that was asked for while only a wxButton was there
  SetInitialSize();
}

// Rows are not laid out again when words change: there has to be room for those that were there.
void SmallButton::SetLabel(const wxString& text) {
  const int before = GetBestSize().x;
  wxButton::SetLabel(text);
  SetMinSize({std::max({GetMinSize().x, before, GetBestSize().x}), -1});
}

// Asked for again whenever the words change.
wxSize SmallButton::DoGetBestSize() const {
  return wxButton::DoGetBestSize() + FromDIP(wxSize(margins, heights));
}

} // namespace fairway::editor
