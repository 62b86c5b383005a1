#include "formats/picture/signs.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::formats {

namespace {

void addArrowHead(const Pen& pen, Point tip, Point way, double size) {
  const Point side = leftOf(way);
  const Point back = tip - size * way;
  pen.polygon({tip, back + 0.62 * size * side, back + 0.3 * size * way, back - 0.62 * size * side});
}

} // namespace

void addRoundedBox(const Pen& pen, const Box& box, double radius) {
  const double r = std::min({radius, box.width() / 2, box.height() / 2});
  constexpr double quarter = std::numbers::pi / 2;
  cairo_new_sub_path(pen.cairo());
  cairo_arc(pen.cairo(), box.right - r, box.top + r, r, -quarter, 0);
  cairo_arc(pen.cairo(), box.right - r, box.bottom - r, r, 0, quarter);
  cairo_arc(pen.cairo(), box.left + r, box.bottom - r, r, quarter, 2 * quarter);
  cairo_arc(pen.cairo(), box.left + r, box.top + r, r, 2 * quarter, 3 * quarter);
  pen.close();
}

void drawDisc(const Pen& pen, const Theme& theme, Point centre, double radius, double rim) {
  pen.circle(centre, radius + rim);
  pen.use(theme.tokenInk);
  pen.fill();
  pen.circle(centre, radius);
  pen.use(theme.token);
  pen.fill();
}

void drawCasedArrow(const Pen& pen, const Theme& theme, const std::function<void()>& addLine, Point tip,
                    Point way, const ArrowSizes& sizes) {
  addLine();
  pen.use(theme.markCase, sizes.lineCase);
  pen.stroke();
  addArrowHead(pen, tip, way, sizes.head);
  pen.use(theme.markCase, sizes.headCase);
  pen.stroke();
  addLine();
  pen.use(theme.mark, sizes.line);
  pen.stroke();
  addArrowHead(pen, tip, way, sizes.head);
  pen.use(theme.mark);
  pen.fill();
}

void drawRoundArrow(const Pen& pen, const Theme& theme, Point centre, const RoundArrow& arrow,
                    const ArrowSizes& sizes) {
  const Pen::Kept kept(pen);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_BUTT);
  const double turn = arrow.clockwise ? 1 : -1;
  const double from = arrow.middle - turn * arrow.half;
  const double to = arrow.middle + turn * (arrow.half - arrow.headRoom);
  const auto arc = [&] {
    cairo_new_sub_path(pen.cairo());
    (arrow.clockwise ? cairo_arc : cairo_arc_negative)(pen.cairo(), centre.x, centre.y, arrow.radius, from,
                                                       to);
  };
  const double tipAngle = arrow.middle + turn * arrow.half;
  const Point tip = centre + arrow.radius * Point{std::cos(tipAngle), std::sin(tipAngle)};
  const Point base = centre + arrow.radius * Point{std::cos(to), std::sin(to)};
  drawCasedArrow(pen, theme, arc, tip, (1 / lengthOf(tip - base)) * (tip - base), sizes);
}

void drawChequers(const Pen& pen, const Theme& theme, Point from, Point to, double row, double rim) {
  const Pen::Kept kept(pen);
  const Point whole = to - from;
  const double length = lengthOf(whole);
  if (length <= 0) return;
  cairo_translate(pen.cairo(), from.x, from.y);
  cairo_rotate(pen.cairo(), std::atan2(whole.y, whole.x));
  const int count = std::max(1, static_cast<int>(std::lround(length / row)));
  const double square = length / count;
  pen.box(Box{0, -row, length, row}.grown(rim));
  pen.use(theme.tokenInk);
  pen.fill();
  pen.use(theme.token);
  for (int i = 0; i < count; ++i)
    pen.box({i * square, i % 2 == 0 ? -row : 0.0, (i + 1) * square, i % 2 == 0 ? 0.0 : row});
  pen.fill();
}

Phrase startLetter() {
  return phrase("S");
}
Phrase finishLetter() {
  return phrase("F");
}

void dashFor(const Pen& pen, Severity severity, double unit) {
  if (severity == Severity::Warning) pen.dash({0.5 * unit, 0.3 * unit});
  if (severity == Severity::Info) pen.dash({0.05 * unit, 0.3 * unit});
}

void drawFindingTag(const Pen& pen, const Texts& texts, const Theme& theme, const std::string& code, Point at,
                    Point plate, double letters) {
  pen.box({at.x - plate.x / 2, at.y - plate.y / 2, at.x + plate.x / 2, at.y + plate.y / 2});
  pen.use(theme.token);
  pen.fillKept();
  pen.use(theme.tokenInk, 0.02);
  pen.stroke();
  texts.drawCentred(code, {letters, Face::SansBold, Align::Centre}, at, theme.tokenInk);
}

} // namespace fairway::formats
