#include "editor/ui/window/tab_strip.h"

#include "editor/ui/window/accessible_names.h"

#include <wx/dcclient.h>

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr int widestTab = 200, narrowest = 40, height = 32, tabGap = 2, besideText = 28; // logical pixels
} // namespace

TabStrip::TabStrip(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(400, height)), wxTAB_TRAVERSAL) {
  SetName("open documents");
  setAccessibleName(*this, _("Open documents"));
  SetMinSize(FromDIP(wxSize(-1, height)));
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    layOut();
    event.Skip();
  });
  Hide();
}

void TabStrip::show(std::vector<Tab> tabs) {
  if (tabs == tabs_) return;
  const bool asMany = tabs.size() == tabs_.size();
  tabs_ = std::move(tabs);
  if (!asMany) makeButtons();
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    buttons_[i]->SetValue(tabs_[i].current);
    buttons_[i]->SetToolTip(tabs_[i].tip);
    setAccessibleName(*buttons_[i], tabs_[i].name); // whole, though it may be cut off on screen
  }
  layOut();
  const bool several = tabs_.size() > 1;
  if (IsShown() == several) return;
  Show(several);
  GetParent()->Layout();
}

void TabStrip::makeButtons() {
  for (wxToggleButton* button : buttons_) button->Destroy();
  buttons_.clear();
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    auto* button = new wxToggleButton(this, wxID_ANY, tabs_[i].name, wxDefaultPosition,
                                      FromDIP(wxSize(widestTab, height - 4)), wxBU_EXACTFIT);
    buttons_.push_back(button);
    // After its event: another window comes, or this one goes.
    button->Bind(wxEVT_TOGGLEBUTTON, [this, button, i](wxCommandEvent&) {
      button->SetValue(tabs_[i].current); // it stays what it is: the other window has its own
      CallAfter([this, i] {
        if (onChoose && i < tabs_.size()) onChoose(i);
      });
    });
    button->Bind(wxEVT_MIDDLE_UP, [this, i](wxMouseEvent&) {
      CallAfter([this, i] {
        if (onClose && i < tabs_.size()) onClose(i);
      });
    });
  }
}

void TabStrip::layOut() {
  if (buttons_.empty()) return;
  const int count = static_cast<int>(buttons_.size());
  const int room =
      std::clamp(GetClientSize().x / count - FromDIP(tabGap), FromDIP(narrowest), FromDIP(widestTab));
  wxClientDC dc(this);
  dc.SetFont(GetFont());
  int x = FromDIP(tabGap);
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const wxString text =
        wxControl::Ellipsize(tabs_[i].name, dc, wxELLIPSIZE_MIDDLE, room - FromDIP(besideText));
    if (buttons_[i]->GetLabelText() != text) buttons_[i]->SetLabelText(text);
    buttons_[i]->SetSize(x, FromDIP(tabGap), room, FromDIP(height - 2 * tabGap));
    x += room + FromDIP(tabGap);
  }
}

void TabStrip::SetFocus() {
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (tabs_[i].current) return buttons_[i]->SetFocus();
}

} // namespace fairway::editor
