#include "formats/picture/pen.h"

#include <numbers>

namespace fairway::formats {

void Pen::use(Colour colour) const {
  cairo_set_source_rgba(cairo_, colour.red, colour.green, colour.blue, colour.alpha);
}

void Pen::use(Colour colour, double lineWidth) const {
  use(colour);
  cairo_set_line_width(cairo_, lineWidth);
}

void Pen::dash(std::vector<double> lengths, double offset) const {
  cairo_set_dash(cairo_, lengths.data(), static_cast<int>(lengths.size()), offset);
}

void Pen::curve(const Curve& curve) const {
  if (curve.straight) return chords(curve);
  move(curve.start);
  Point from = curve.start;
  for (const Curve::Piece& piece : curve.pieces) {
    // A quadratic curve as the cubic one that Cairo knows.
    const Point a = (1.0 / 3) * (from + 2 * piece.control);
    const Point b = (1.0 / 3) * (piece.end + 2 * piece.control);
    cairo_curve_to(cairo_, a.x, a.y, b.x, b.y, piece.end.x, piece.end.y);
    from = piece.end;
  }
  if (curve.closed) close();
}

void Pen::chords(const Curve& curve) const {
  move(curve.start);
  for (const Curve::Piece& piece : curve.pieces) line(piece.end);
  if (curve.closed) close();
}

void Pen::circle(Point centre, double radius) const {
  cairo_new_sub_path(cairo_);
  cairo_arc(cairo_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  close();
}

void Pen::polygon(const std::vector<Point>& points) const {
  for (std::size_t i = 0; i < points.size(); ++i) i == 0 ? move(points[i]) : line(points[i]);
  close();
}

void Pen::box(const Box& box) const {
  cairo_rectangle(cairo_, box.left, box.top, box.width(), box.height());
}

void Pen::strokeCased(Colour colour, double width, Colour casing, double casingWidth) const {
  use(casing, casingWidth);
  strokeKept();
  use(colour, width);
  stroke();
}

} // namespace fairway::formats
