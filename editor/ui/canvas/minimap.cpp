#include "editor/ui/canvas/minimap.h"

#include "editor/ui/canvas/focus_frame.h"

#include <wx/dcclient.h>

#include <cmath>

namespace fairway::editor {

using formats::Point;

namespace {
constexpr double boardRim = 6; // logical pixels round the board
} // namespace

Minimap::Minimap(wxWindow* parent, Canvas& canvas) : canvas_(canvas) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(240, 160)),
         wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
  SetName("overview");
  SetToolTip(_("Click or drag to look elsewhere"));
  Bind(wxEVT_PAINT, &Minimap::onPaint, this);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    boardChanged();
    event.Skip();
  });
  for (const auto& type : {wxEVT_LEFT_DOWN, wxEVT_LEFT_UP, wxEVT_MOTION}) Bind(type, &Minimap::onMouse, this);
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
  Bind(wxEVT_KEY_DOWN, &Minimap::onKey, this);
  refreshWithFocus(*this);
}

void Minimap::boardChanged() {
  raster_.reset();
  Refresh();
}

void Minimap::viewChanged() {
  Refresh();
}

formats::View Minimap::fitted() const {
  const wxSize size = GetClientSize();
  return formats::fittedView(canvas_.scene()->box(), size.x, size.y, boardRim);
}

wxPoint Minimap::at(Point board) const {
  const Point screen = fitted().toScreen(board);
  return {static_cast<int>(std::lround(screen.x)), static_cast<int>(std::lround(screen.y))};
}

wxRect Minimap::frame() const {
  const wxSize size = canvas_.GetClientSize();
  const View& view = canvas_.view();
  const wxPoint first = at(view.toBoard({0, 0}));
  const wxPoint last = at(view.toBoard({static_cast<double>(size.x), static_cast<double>(size.y)}));
  return {first, last};
}

void Minimap::onPaint(wxPaintEvent&) {
  wxPaintDC dc(this);
  const formats::Colour ground = canvas_.ground();
  if (!canvas_.scene()) {
    dc.SetBackground(wxBrush(toWx(ground)));
    return dc.Clear();
  }
  if (!raster_) {
    const wxSize size = GetClientSize();
    raster_.emplace(std::max(1, size.x), std::max(1, size.y), GetContentScaleFactor());
    raster_->paint(*canvas_.scene(), fitted(), canvas_.overviewOptions(), ground);
  }
  raster_->drawOn(static_cast<cairo_t*>(dc.GetHandle()), {0, 0});
  // Dark and light, so that it is seen on any water; kept inside, so that it is seen when all is in sight.
  const wxRect seen = frame().Intersect(wxRect(GetClientSize()).Deflate(2));
  dc.SetBrush(*wxTRANSPARENT_BRUSH);
  dc.SetPen(wxPen(wxColour(0, 0, 0), FromDIP(3)));
  dc.DrawRectangle(seen);
  dc.SetPen(wxPen(wxColour(255, 255, 255), FromDIP(1)));
  dc.DrawRectangle(seen);
  drawFocus(dc, *this);
}

// The arrow keys look elsewhere, a quarter of the window at a time.
void Minimap::onKey(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const int right = key == WXK_RIGHT ? 1 : key == WXK_LEFT ? -1 : 0;
  const int down = key == WXK_DOWN ? 1 : key == WXK_UP ? -1 : 0;
  if (!canvas_.scene() || event.HasModifiers() || (right == 0 && down == 0)) return event.Skip();
  const wxSize size = canvas_.GetClientSize();
  canvas_.centreOn(canvas_.view().toBoard({size.x * (0.5 + 0.25 * right), size.y * (0.5 + 0.25 * down)}));
}

void Minimap::onMouse(wxMouseEvent& event) {
  if (!canvas_.scene()) return event.Skip();
  if (event.LeftDown() && !HasCapture()) CaptureMouse();
  if (event.LeftDown() || (event.LeftIsDown() && HasCapture())) {
    const wxPoint at = event.GetPosition();
    canvas_.centreOn(fitted().toBoard({static_cast<double>(at.x), static_cast<double>(at.y)}));
  }
  if (event.LeftUp() && HasCapture()) ReleaseMouse();
}

} // namespace fairway::editor
