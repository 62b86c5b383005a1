#include "editor/ui/race/seat_list.h"

#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"

#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor::race {

namespace {

// A chip with a rim, so that light colours are seen on a light ground.
class Chip final : public wxWindow {
public:
  Chip(wxWindow* parent, const wxColour& colour)
      : wxWindow(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(14, 14))) {
    SetMinSize(FromDIP(wxSize(14, 14)));
    Bind(wxEVT_PAINT, [this, colour](wxPaintEvent&) {
      wxPaintDC dc(this);
      dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT), 1));
      dc.SetBrush(wxBrush(colour));
      dc.DrawRectangle(wxPoint(), GetClientSize());
    });
  }
  bool AcceptsFocus() const override { return false; }
};

} // namespace

SeatList::SeatList(wxWindow* parent) : wxPanel(parent) {
  SetName("seats");
}

void SeatList::makeRows(const RaceBench& bench) {
  of_ = bench.raced();
  rows_.clear();
  DestroyChildren();
  auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(6, 2)));
  grid->AddGrowableCol(1);
  for (int seat = 1; seat <= bench.shown().seats(); ++seat) {
    auto* chip = new Chip(this, seatColour(*of_, seat));
    auto* text = new wxStaticText(this, wxID_ANY, "");
    grid->Add(chip, wxSizerFlags().Border(wxTOP, FromDIP(2)));
    grid->Add(text, wxSizerFlags().Expand());
    rows_.push_back({chip, text, {}});
  }
  SetSizer(grid);
}

void SeatList::update(const RaceBench& bench) {
  bool higher = false;
  if (of_ != bench.raced() || static_cast<int>(rows_.size()) != bench.shown().seats()) {
    makeRows(bench);
    higher = true;
  }
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const int seat = static_cast<int>(i) + 1;
    const std::string text =
        say("{1}: {2}", {bench.seatWithPlayer(seat), bench.raced()->standing(bench.onBoard(), seat)});
    if (std::exchange(rows_[i].told, text) == text) continue;
    rows_[i].text->SetLabel(wxString::FromUTF8(keptTogether(text)));
    rows_[i].text->Wrap(std::max(FromDIP(140), GetParent()->GetClientSize().x - FromDIP(40)));
    higher = true;
  }
  if (!higher) return;
  Layout();
  if (onHeight) onHeight();
}

} // namespace fairway::editor::race
