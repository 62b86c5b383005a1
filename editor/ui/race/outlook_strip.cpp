#include "editor/ui/race/outlook_strip.h"

#include "editor/ui/race/seat_list.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairway::editor::race {

OutlookStrip::OutlookStrip(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(120, 64)), wxFULL_REPAINT_ON_RESIZE);
  SetMinSize(FromDIP(wxSize(120, 64)));
  SetName("outlook");
  SetToolTip(_("Who is ahead after each turn, the first seat at the top. The triangle marks the worst turn. "
               "Click or drag to go to a turn"));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { onPaint(); });
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_MOTION})
    Bind(type, &OutlookStrip::onMouse, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
}

void OutlookStrip::show(RaceBench* bench) {
  bench_ = bench;
  Refresh();
}

// Each turn has a column of its own, the beginning too.
int OutlookStrip::turnAt(int x) const {
  const int width = std::max(1, GetClientSize().x);
  return std::clamp(x * (turns() + 1) / width, 0, turns());
}

int OutlookStrip::middleOf(int turn) const {
  return (2 * turn + 1) * GetClientSize().x / (2 * (turns() + 1));
}

void OutlookStrip::onMouse(wxMouseEvent& event) {
  if (event.LeftDown() && bench_ && bench_->playback() && !HasCapture()) CaptureMouse();
  if (event.LeftIsDown() && HasCapture()) bench_->goToTurn(turnAt(event.GetX()));
  if (event.LeftUp() && HasCapture()) ReleaseMouse();
}

void OutlookStrip::drawBar(wxDC& dc, int turn, const Outlook& outlook) const {
  const wxSize size = GetClientSize();
  const int left = turn * size.x / (turns() + 1), right = (turn + 1) * size.x / (turns() + 1);
  double whole = 0, above = 0;
  for (const double share : outlook.shares) whole += share;
  for (std::size_t i = 0; i < outlook.shares.size() && whole > 0; ++i) {
    const int top = static_cast<int>(std::lround(size.y * above / whole));
    above += outlook.shares[i];
    const int bottom = static_cast<int>(std::lround(size.y * above / whole));
    dc.SetBrush(wxBrush(seatColour(*bench_->raced(), static_cast<int>(i) + 1)));
    dc.DrawRectangle(left, top, std::max(1, right - left), bottom - top);
  }
}

void OutlookStrip::drawMark(wxDC& dc, int turn) const {
  const int x = middleOf(turn), wide = FromDIP(6), high = FromDIP(10);
  const std::array<wxPoint, 3> triangle{wxPoint(x - wide, 0), wxPoint(x + wide, 0), wxPoint(x, high)};
  dc.SetPen(*wxWHITE_PEN);
  dc.SetBrush(*wxBLACK_BRUSH);
  dc.DrawPolygon(static_cast<int>(triangle.size()), triangle.data());
}

void OutlookStrip::onPaint() {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
  dc.Clear();
  if (!bench_ || !bench_->playback() || !bench_->review()) return;
  const Review& review = *bench_->review();
  dc.SetPen(*wxTRANSPARENT_PEN);
  for (int turn = 0; turn <= turns(); ++turn)
    if (const Outlook* outlook = review.after(turn)) drawBar(dc, turn, *outlook);
  const wxSize size = GetClientSize();
  dc.SetPen(wxPen(wxColour(0, 0, 0), 1, wxPENSTYLE_DOT));
  dc.DrawLine(0, size.y / 2, size.x, size.y / 2);
  if (const auto worst = review.worst()) drawMark(dc, *worst);
  const int now = middleOf(bench_->turn());
  dc.SetPen(wxPen(*wxWHITE, FromDIP(4)));
  dc.DrawLine(now, 0, now, size.y);
  dc.SetPen(wxPen(*wxBLACK, FromDIP(2)));
  dc.DrawLine(now, 0, now, size.y);
}

} // namespace fairway::editor::race
