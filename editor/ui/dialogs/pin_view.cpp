#include "editor/ui/dialogs/pin_view.h"

#include "editor/ui/canvas/focus_frame.h"

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace fairway::editor {

namespace {

constexpr int radius = 9;   // logical pixels of a pin
constexpr int farStep = 10; // of the keyboard's cross; with Shift it goes by one

} // namespace

PinView::PinView(wxWindow* parent, const wxString& name, const wxBitmapBundle& picture, wxPoint at,
                 const formats::View& view)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_SIMPLE),
      picture_(picture), at_(at), view_(view) {
  SetName(name);
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  SetCursor(wxCursor(wxCURSOR_CROSS));
  Bind(wxEVT_PAINT, &PinView::onPaint, this);
  Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
    SetFocus();
    cross_.reset();
    pin(event.GetPosition());
  });
  Bind(wxEVT_CHAR_HOOK, &PinView::onKey, this);
  for (const auto& type : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
    Bind(type, [this](wxFocusEvent& event) {
      Refresh();
      event.Skip();
    });
}

void PinView::setPins(std::vector<formats::Point> pins) {
  pins_ = std::move(pins);
  Refresh();
}

void PinView::pin(const wxPoint& at) {
  if (onPin) onPin(view_.toBoard({static_cast<double>(at.x), static_cast<double>(at.y)}));
}

void PinView::onKey(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const wxSize size = GetClientSize();
  if (key == WXK_RETURN || key == WXK_SPACE) {
    if (!cross_) return event.Skip();
    return pin(*cross_);
  }
  const int step = FromDIP(event.ShiftDown() ? 1 : farStep);
  wxPoint move;
  if (key == WXK_LEFT) move.x = -step;
  if (key == WXK_RIGHT) move.x = step;
  if (key == WXK_UP) move.y = -step;
  if (key == WXK_DOWN) move.y = step;
  if (move == wxPoint()) return event.Skip();
  const wxPoint from = cross_.value_or(wxPoint(size.x / 2, size.y / 2));
  cross_ = wxPoint(std::clamp(from.x + move.x, 0, size.x - 1), std::clamp(from.y + move.y, 0, size.y - 1));
  Refresh();
}

void PinView::onPaint(wxPaintEvent&) {
  wxAutoBufferedPaintDC dc(this);
  dc.SetBackground(wxBrush(GetBackgroundColour()));
  dc.Clear();
  if (picture_.IsOk()) dc.DrawBitmap(picture_.GetBitmapFor(this), at_);
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  if (!context) return;
  const double r = FromDIP(radius);
  context->SetFont(GetFont().Bold(), *wxWHITE);
  for (std::size_t i = 0; i < pins_.size(); ++i) {
    const formats::Point at = view_.toScreen(pins_[i]);
    context->SetPen(wxPen(*wxWHITE, FromDIP(2)));
    context->SetBrush(wxBrush(wxColour(176, 0, 32)));
    context->DrawEllipse(at.x - r, at.y - r, 2 * r, 2 * r);
    const wxString number = wxString::Format("%zu", i + 1);
    double width = 0, height = 0;
    context->GetTextExtent(number, &width, &height);
    context->DrawText(number, at.x - width / 2, at.y - height / 2);
  }
  if (cross_ && HasFocus()) {
    for (const auto& [colour, width] : {std::pair{*wxWHITE, 4}, {*wxBLACK, 2}}) {
      context->SetPen(wxPen(colour, FromDIP(width)));
      context->StrokeLine(cross_->x - r, cross_->y, cross_->x + r, cross_->y);
      context->StrokeLine(cross_->x, cross_->y - r, cross_->x, cross_->y + r);
    }
  }
  drawFocus(dc, *this);
}

} // namespace fairway::editor
