#include "editor/ui/pool/outlook_strip.h"

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>

namespace fairway::editor::pool {

namespace {

const wxColour redAhead(200, 62, 52);
const wxColour yellowAhead(214, 166, 22);
constexpr double mostShown = 4; // tiles: a side that is further ahead than that has won

} // namespace

OutlookStrip::OutlookStrip(wxWindow* parent) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(120, 64)), wxFULL_REPAINT_ON_RESIZE);
  SetMinSize(FromDIP(wxSize(120, 64)));
  SetName("outlook");
  SetToolTip(_(
      "Who is ahead after each turn: red above the line, yellow below. The triangle marks the turn at which "
      "the game was lost. Click or drag to go to a turn"));
  Bind(wxEVT_PAINT, &OutlookStrip::onPaint, this);
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_MOTION})
    Bind(type, &OutlookStrip::onMouse, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
}

void OutlookStrip::show(RecordWorkbench* bench) {
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
  if (event.LeftDown() && bench_ && !HasCapture()) CaptureMouse();
  if (event.LeftIsDown() && HasCapture()) bench_->goToTurn(turnAt(event.GetX()));
  if (event.LeftUp() && HasCapture()) ReleaseMouse();
}

void OutlookStrip::drawOutlook(wxDC& dc, const validator::pool::GameReview& review) const {
  const wxSize size = GetClientSize();
  const int half = size.y / 2;
  const auto bar = [&](int turn, double outlook) {
    const int left = turn * size.x / (turns() + 1), right = (turn + 1) * size.x / (turns() + 1);
    const int height =
        static_cast<int>(std::lround(std::min(1.0, std::abs(outlook) / mostShown) * (half - FromDIP(4))));
    dc.SetBrush(wxBrush(outlook > 0 ? redAhead : yellowAhead));
    dc.DrawRectangle(left, outlook > 0 ? half - height : half, std::max(1, right - left), height);
  };
  dc.SetPen(*wxTRANSPARENT_PEN);
  bar(0, review.outlook);
  for (std::size_t i = 0; i < review.turns.size(); ++i) bar(static_cast<int>(i) + 1, review.turns[i].outlook);
}

void OutlookStrip::drawMark(wxDC& dc, int turn) const {
  const int x = middleOf(turn), wide = FromDIP(6), high = FromDIP(10);
  const std::array<wxPoint, 3> triangle{wxPoint(x - wide, 0), wxPoint(x + wide, 0), wxPoint(x, high)};
  dc.SetPen(*wxTRANSPARENT_PEN);
  dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT)));
  dc.DrawPolygon(static_cast<int>(triangle.size()), triangle.data());
}

void OutlookStrip::onPaint(wxPaintEvent&) {
  wxAutoBufferedPaintDC dc(this);
  const wxColour text = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
  dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
  dc.Clear();
  if (!bench_ || !bench_->playback()) return;
  const wxSize size = GetClientSize();
  const auto* review = bench_->review();
  if (review) drawOutlook(dc, *review);
  dc.SetPen(wxPen(text, 1));
  dc.DrawLine(0, size.y / 2, size.x, size.y / 2);
  if (review && review->lostAt) drawMark(dc, *review->lostAt);
  dc.SetPen(wxPen(text, FromDIP(2)));
  dc.DrawLine(middleOf(bench_->turn()), 0, middleOf(bench_->turn()), size.y);
}

} // namespace fairway::editor::pool
