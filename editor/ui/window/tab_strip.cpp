#include "editor/ui/window/tab_strip.h"

#include "editor/ui/window/accessible_names.h"

#include <wx/dcclient.h>
#include <wx/menu.h>

#include <algorithm>

namespace fairway::editor {

namespace {
constexpr int widestTab = 220, narrowestTab = 150, height = 34, tabGap = 2, besideText = 28,
              crossWidth = 26; // logical pixels
} // namespace

TabStrip::TabStrip(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(400, height)), wxTAB_TRAVERSAL),
      all_(new wxButton(this, wxID_ANY, wxString::FromUTF8("\u25be"), wxDefaultPosition, wxDefaultSize,
                        wxBU_EXACTFIT | wxBORDER_NONE)) {
  SetName("open documents");
  setAccessibleName(*this, _("Open documents"));
  all_->SetToolTip(_("Open documents"));
  setAccessibleName(*all_, _("Open documents"));
  all_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { CallAfter([this] { listAll(); }); });
  SetMinSize(FromDIP(wxSize(-1, height)));
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    layOut();
    event.Skip();
  });
  Hide();
}

bool TabStrip::show(std::vector<Tab> tabs) {
  if (tabs == tabs_) return false;
  const bool asMany = tabs.size() == tabs_.size();
  tabs_ = std::move(tabs);
  if (!asMany) makeButtons();
  for (std::size_t i = 0; i < tabs_.size(); ++i) {
    buttons_[i].choose->SetValue(tabs_[i].current);
    buttons_[i].choose->SetToolTip(tabs_[i].tip);
    setAccessibleName(*buttons_[i].choose, tabs_[i].name); // whole, though it may be cut off on screen
    const wxString closes = wxString::Format(_("Close \"%s\""), tabs_[i].name);
    buttons_[i].close->SetToolTip(closes);
    setAccessibleName(*buttons_[i].close, closes);
  }
  layOut();
  if (const bool several = tabs_.size() > 1; IsShown() != several) {
    Show(several);
    GetParent()->Layout();
  }
  return true;
}

// After the event of its own button: another page comes, or this one goes.
void TabStrip::later(const std::function<void(std::size_t)>& act, std::size_t number) {
  CallAfter([this, &act, number] {
    if (act && number < tabs_.size()) act(number);
  });
}

TabStrip::Buttons TabStrip::makeTab(std::size_t number) {
  auto* choose = new wxToggleButton(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  auto* close = new wxButton(this, wxID_ANY, wxString::FromUTF8("\u00d7"), wxDefaultPosition, wxDefaultSize,
                             wxBU_EXACTFIT | wxBORDER_NONE);
  choose->Bind(wxEVT_TOGGLEBUTTON, [this, choose, number](wxCommandEvent&) {
    choose->SetValue(tabs_[number].current); // until the page is in front
    later(onChoose, number);
  });
  choose->Bind(wxEVT_LEFT_UP, [this, choose, number](wxMouseEvent& event) {
    event.Skip();
    drop(number, choose->GetPosition() + event.GetPosition());
  });
  choose->Bind(wxEVT_MIDDLE_UP, [this, number](wxMouseEvent&) { later(onClose, number); });
  choose->Bind(wxEVT_CONTEXT_MENU, [this, number](wxContextMenuEvent&) { later(onMenu, number); });
  close->Bind(wxEVT_BUTTON, [this, number](wxCommandEvent&) { later(onClose, number); });
  return {choose, close};
}

void TabStrip::makeButtons() {
  for (const Buttons& tab : buttons_) tab.choose->Destroy(), tab.close->Destroy();
  buttons_.clear();
  for (std::size_t i = 0; i < tabs_.size(); ++i) buttons_.push_back(makeTab(i));
}

void TabStrip::layOutTab(std::size_t number, int x, int width) {
  const auto& [choose, close] = buttons_[number];
  const int cross = FromDIP(crossWidth), inner = FromDIP(height - 2 * tabGap);
  wxClientDC dc(this);
  dc.SetFont(GetFont());
  const wxString text =
      wxControl::Ellipsize(tabs_[number].name, dc, wxELLIPSIZE_MIDDLE, width - cross - FromDIP(besideText));
  if (choose->GetLabelText() != text) choose->SetLabelText(text);
  choose->SetSize(x, FromDIP(tabGap), width - cross, inner);
  close->SetSize(x + width - cross, FromDIP(tabGap), cross, inner);
}

void TabStrip::layOut() {
  if (buttons_.empty()) return;
  const int gap = FromDIP(tabGap), end = FromDIP(crossWidth) + 2 * gap;
  const int room = std::max(GetClientSize().x - end, FromDIP(narrowestTab));
  const int count = static_cast<int>(buttons_.size());
  const int fitting = std::clamp(room / (FromDIP(narrowestTab) + gap), 1, count);
  const int width = std::clamp(room / fitting - gap, FromDIP(narrowestTab), FromDIP(widestTab));
  const auto inSight = static_cast<std::size_t>(fitting);
  std::size_t current = 0;
  for (std::size_t i = 0; i < tabs_.size(); ++i)
    if (tabs_[i].current) current = i;
  const std::size_t first = current < inSight ? 0 : current + 1 - inSight;
  int x = gap;
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    const bool shown = i >= first && i < first + inSight;
    buttons_[i].choose->Show(shown);
    buttons_[i].close->Show(shown);
    if (!shown) continue;
    layOutTab(i, x, width);
    x += width + gap;
  }
  all_->SetSize(GetClientSize().x - end + gap, gap, FromDIP(crossWidth), FromDIP(height - 2 * tabGap));
}

bool TabStrip::isInSight(std::size_t number) const {
  return number < buttons_.size() && buttons_[number].choose->IsShown();
}

// A click ends where it began. A hand that slips a little is still in the row.
void TabStrip::drop(std::size_t number, const wxPoint& at) {
  const wxRect row = wxRect(GetClientSize()).Inflate(0, FromDIP(height / 2));
  std::optional<std::size_t> place;
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (isInSight(i) && at.x >= buttons_[i].choose->GetPosition().x) place = i;
  if (row.Contains(at) && place.value_or(number) == number) return;
  if (!row.Contains(at)) place.reset();
  CallAfter([this, number, place] {
    if (onDrag && number < tabs_.size()) onDrag(number, place);
  });
}

void TabStrip::listAll() {
  wxMenu menu;
  for (std::size_t i = 0; i < tabs_.size(); ++i)
    menu.AppendRadioItem(wxID_HIGHEST + 1 + static_cast<int>(i), wxControl::EscapeMnemonics(tabs_[i].name))
        ->Check(tabs_[i].current);
  const int chosen = GetPopupMenuSelectionFromUser(menu, all_->GetPosition() + wxSize(0, all_->GetSize().y));
  if (chosen != wxID_NONE) later(onChoose, static_cast<std::size_t>(chosen - wxID_HIGHEST - 1));
}

void TabStrip::SetFocus() {
  for (std::size_t i = 0; i < buttons_.size(); ++i)
    if (tabs_[i].current) return buttons_[i].choose->SetFocus();
}

} // namespace fairway::editor
