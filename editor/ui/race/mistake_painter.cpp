#include "editor/ui/race/mistake_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairway::editor::race {

using formats::Point;

namespace {

struct ArrowStyle {
  double line, head; // pixels
  bool dashed;
};

// Where both go the same way the dashed one lies on the full one, which is seen beside it.
ArrowStyle styleOf(Mark::Sense sense) {
  return sense == Mark::Sense::Advice ? ArrowStyle{8, 20, false} : ArrowStyle{4, 15, true};
}

// Ways from one place to another are bent, each to its own side: on a strip of sections all are in one line.
std::vector<Point> bent(Point from, Point to, bool toTheLeft) {
  constexpr int steps = 20;
  constexpr double bow = 0.2; // of the length
  const Point along = to - from;
  const Point aside = (toTheLeft ? bow : -bow) * Point{along.y, -along.x};
  std::vector<Point> points;
  for (int i = 0; i <= steps; ++i) {
    const double share = static_cast<double>(i) / steps;
    points.push_back(from + share * along + (4 * share * (1 - share)) * aside);
  }
  return points;
}

std::vector<Point> onScreen(const View& view, const Mark& mark) {
  std::vector<Point> points;
  for (const Point& point : mark.points) points.push_back(view.toScreen(point));
  return points.size() == 2 ? bent(points[0], points[1], mark.sense == Mark::Sense::Advice) : points;
}

void strokeAlong(wxGraphicsContext& context, const std::vector<Point>& points, const wxColour& colour,
                 const ArrowStyle& style) {
  wxGraphicsPath path = context.CreatePath();
  path.MoveToPoint(points.front().x, points.front().y);
  for (const Point& point : points) path.AddLineToPoint(point.x, point.y);
  context.SetPen(wxPen(wxColour(0, 0, 0, 170), static_cast<int>(style.line) + 2));
  context.StrokePath(path);
  context.SetPen(
      wxPen(colour, static_cast<int>(style.line), style.dashed ? wxPENSTYLE_SHORT_DASH : wxPENSTYLE_SOLID));
  context.StrokePath(path);
}

void paintHead(wxGraphicsContext& context, Point from, Point tip, const wxColour& colour,
               const ArrowStyle& style) {
  const double length = std::max(1.0, formats::lengthOf(tip - from));
  const Point along = (style.head / length) * (tip - from);
  const Point aside{0.55 * along.y, -0.55 * along.x};
  wxGraphicsPath head = context.CreatePath();
  head.MoveToPoint(tip.x, tip.y);
  for (const Point& corner : {tip - along + aside, tip - along - aside})
    head.AddLineToPoint(corner.x, corner.y);
  head.CloseSubpath();
  context.SetBrush(wxBrush(colour));
  context.SetPen(wxPen(wxColour(0, 0, 0, 200), 1));
  context.DrawPath(head);
}

void paintArrowAlong(wxGraphicsContext& context, std::vector<Point> points, const wxColour& colour,
                     const ArrowStyle& style) {
  const Point tip = points.back();
  // The line ends within the head, however far its last two points lie apart.
  const double within = 0.7 * style.head;
  do points.pop_back();
  while (points.size() > 1 && formats::lengthOf(tip - points.back()) < within);
  const Point from = points.back();
  const double last = formats::lengthOf(tip - from);
  if (last > within) points.push_back(tip - (within / last) * (tip - from));
  strokeAlong(context, points, colour, style);
  paintHead(context, from, tip, colour, style);
}

} // namespace

void paintArrow(wxGraphicsContext& context, const View& view, const Mark& mark, const wxColour& colour) {
  paintArrowAlong(context, onScreen(view, mark), colour, styleOf(mark.sense));
}

void paintRing(wxGraphicsContext& context, Point at, double r, Mark::Sense sense, const wxColour& colour) {
  const unsigned char inner = sense == Mark::Sense::Advice ? 0 : 70;
  context.SetBrush(wxBrush(wxColour(colour.Red(), colour.Green(), colour.Blue(), inner)));
  context.SetPen(wxPen(wxColour(0, 0, 0, 170), 5));
  context.DrawEllipse(at.x - r, at.y - r, 2 * r, 2 * r);
  context.SetBrush(*wxTRANSPARENT_BRUSH);
  context.SetPen(wxPen(colour, 3));
  context.DrawEllipse(at.x - r, at.y - r, 2 * r, 2 * r);
  if (sense != Mark::Sense::Harm) return;
  context.SetPen(wxPen(*wxWHITE, 2));
  context.StrokeLine(at.x - r / 2, at.y - r / 2, at.x + r / 2, at.y + r / 2);
  context.StrokeLine(at.x - r / 2, at.y + r / 2, at.x + r / 2, at.y - r / 2);
}

namespace {

constexpr double inside = 8, outside = 10, sample = 44; // pixels

void useFont(wxGraphicsContext& context, const KeyRow& row) {
  context.SetFont(row.sense ? *wxNORMAL_FONT : wxNORMAL_FONT->Bold(), *wxWHITE);
}

Point cornerFor(const View& view, const wxSize& window, Point size, const std::vector<Mark>& arrows) {
  const double right = window.x - outside - size.x, bottom = window.y - outside - size.y;
  const std::array corners{Point{outside, outside}, Point{outside, bottom}, Point{right, outside},
                           Point{right, bottom}};
  const auto hides = [&](Point corner) {
    const formats::Box box{corner.x, corner.y, corner.x + size.x, corner.y + size.y};
    for (const Mark& arrow : arrows)
      for (const Point& point : onScreen(view, arrow))
        if (box.grown(outside).contains(point)) return true;
    return false;
  };
  const auto* const free = std::find_if_not(corners.begin(), corners.end(), hides);
  return free == corners.end() ? corners.front() : *free;
}

} // namespace

void paintKey(wxGraphicsContext& context, const View& view, const wxSize& window,
              const std::vector<KeyRow>& rows, const std::vector<Mark>& arrows) {
  double width = 0, height = 0;
  for (const KeyRow& row : rows) {
    double rowWidth = 0, rowHeight = 0;
    useFont(context, row);
    context.GetTextExtent(wxString::FromUTF8(row.text), &rowWidth, &rowHeight);
    width = std::max(width, rowWidth + (row.sense ? sample + inside : 0));
    height = std::max(height, rowHeight + 4);
  }
  const Point size{width + 2 * inside, height * static_cast<double>(rows.size()) + 2 * inside};
  Point at = cornerFor(view, window, size, arrows);
  context.SetPen(*wxTRANSPARENT_PEN);
  context.SetBrush(wxBrush(wxColour(20, 28, 40, 225)));
  context.DrawRoundedRectangle(at.x, at.y, size.x, size.y, 6);
  at = at + Point{inside, inside};
  for (const KeyRow& row : rows) {
    double text = at.x;
    if (row.sense) {
      const Point from = at + Point{0, height / 2}, half{sample / 2, 0};
      if (row.ring)
        paintRing(context, from + half, height / 2 - 3, *row.sense, row.colour);
      else
        paintArrowAlong(context, {from, from + half, from + 2 * half}, row.colour, styleOf(*row.sense));
      text += sample + inside;
    }
    useFont(context, row);
    context.DrawText(wxString::FromUTF8(row.text), text, at.y);
    at.y += height;
  }
}

} // namespace fairway::editor::race
