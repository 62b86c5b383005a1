#include "editor/ui/river/river_commands.h"

#include <wx/brush.h>
#include <wx/pen.h>

namespace fairway::editor::river {

namespace {

using formats::Box;
using formats::Point;

class Overlay {
public:
  Overlay(wxGraphicsContext& context, const View& view) : context_(context), view_(view) {}

  void frame(const Box& box, bool dashed) const {
    const wxGraphicsPath path = rectangle(box);
    context_.SetPen(wxPen(wxColour(0, 0, 0, 150), 5));
    context_.StrokePath(path);
    context_.SetPen(
        wxPen(wxColour(255, 255, 255, 240), 3, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
    context_.StrokePath(path);
  }

  void veil(const Box& box) const {
    context_.SetPen(*wxTRANSPARENT_PEN);
    context_.SetBrush(wxBrush(wxColour(255, 255, 255, 110)));
    context_.FillPath(rectangle(box));
  }

  // A bar between two sections, with a mark at each end: here it would go in.
  void gap(const Box& box, double y) const {
    const Point left = view_.toScreen({box.left - 0.1, y});
    const Point right = view_.toScreen({box.right + 0.1, y});
    wxGraphicsPath path = context_.CreatePath();
    path.MoveToPoint(left.x, left.y);
    path.AddLineToPoint(right.x, right.y);
    for (const Point& end : {left, right}) {
      path.MoveToPoint(end.x, end.y - 8);
      path.AddLineToPoint(end.x, end.y + 8);
    }
    context_.SetPen(wxPen(wxColour(0, 0, 0, 170), 8));
    context_.StrokePath(path);
    context_.SetPen(wxPen(wxColour(255, 210, 63), 5));
    context_.StrokePath(path);
  }

private:
  wxGraphicsPath rectangle(const Box& box) const {
    const Point from = view_.toScreen({box.left, box.top});
    const Point to = view_.toScreen({box.right, box.bottom});
    wxGraphicsPath path = context_.CreatePath();
    path.AddRectangle(from.x - 1, from.y - 1, to.x - from.x + 2, to.y - from.y + 2);
    return path;
  }

  wxGraphicsContext& context_;
  const View& view_;
};

} // namespace

void paintRiverOverlay(wxGraphicsContext& context, const RiverWorkbench& bench, const OverlayLook& look) {
  const Overlay overlay(context, look.view);
  const formats::river::StripGeometry& geometry = bench.geometry();
  if (const auto drag = bench.drag(); drag && drag->from != drag->to) {
    const Box target = geometry.section(drag->to);
    overlay.veil(geometry.section(drag->from));
    if (drag->swap)
      overlay.frame(target, true);
    else
      overlay.gap(target, drag->to > drag->from ? target.top : target.bottom);
    return;
  }
  if (const auto hovered = bench.hovered()) overlay.frame(geometry.section(*hovered), true);
  if (const auto selected = bench.selectedNow()) overlay.frame(geometry.section(*selected), false);
}

} // namespace fairway::editor::river
