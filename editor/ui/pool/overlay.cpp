#include "editor/ui/pool/overlay.h"

#include <set>
#include <wx/pen.h>

namespace fairway::editor::pool {

using formats::Point;

void Overlay::strokeTwice(const wxGraphicsPath& path, bool dashed) {
  context_.SetPen(wxPen(wxColour(0, 0, 0, 150), 4));
  context_.StrokePath(path);
  context_.SetPen(wxPen(wxColour(255, 255, 255, 240), 2, dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
  context_.StrokePath(path);
}

void Overlay::addLine(wxGraphicsPath& path, Point from, Point to) const {
  const Point a = look_.view.toScreen(from), b = look_.view.toScreen(to);
  path.MoveToPoint(a.x, a.y);
  path.AddLineToPoint(b.x, b.y);
}

void Overlay::outline(const std::vector<Square>& squares, bool dashed) {
  const std::set<Square> inside(squares.begin(), squares.end());
  wxGraphicsPath path = context_.CreatePath();
  for (const Square square : inside)
    for (const SquareDirection side : allSides) {
      if (inside.contains(neighbour(square, side))) continue;
      const Point middle = formats::pool::middleOfSide(square, side);
      const Point out = formats::pool::vectorOf(side);
      const Point along{0.5 * out.y, 0.5 * out.x};
      addLine(path, middle - along, middle + along);
    }
  strokeTwice(path, dashed);
}

void Overlay::veil(const std::vector<Square>& squares) {
  wxGraphicsPath path = context_.CreatePath();
  for (const Square square : squares) {
    const Point corner = look_.view.toScreen(formats::pool::centreOf(square) - Point{0.5, 0.5});
    path.AddRectangle(corner.x, corner.y, look_.view.unitSize(), look_.view.unitSize());
  }
  context_.SetBrush(wxColour(255, 255, 255, 120));
  context_.FillPath(path);
}

void Overlay::axis(const PoolMap& map, Symmetry symmetry) {
  const double right = map.columns(), bottom = map.rows();
  const Point centre{right / 2, bottom / 2};
  wxGraphicsPath path = context_.CreatePath();
  if (symmetry == Symmetry::MirrorColumns) {
    addLine(path, {centre.x, -0.3}, {centre.x, bottom + 0.3});
  } else if (symmetry == Symmetry::MirrorRows) {
    addLine(path, {-0.3, centre.y}, {right + 0.3, centre.y});
  } else {
    const Point at = look_.view.toScreen(centre);
    path.AddCircle(at.x, at.y, 0.16 * look_.view.unitSize());
    addLine(path, centre - Point{0.4, 0}, centre + Point{0.4, 0});
    addLine(path, centre - Point{0, 0.4}, centre + Point{0, 0.4});
  }
  strokeTwice(path, symmetry != Symmetry::HalfTurn);
}

} // namespace fairway::editor::pool
