#include "formats/lake_race/picture/brush.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::Choices;
using fairway::lake_race::Placement;

constexpr double buoyRadius = 0.255;
constexpr double arrowRadius = 0.4;

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

// A quarter turn to the left as seen on the map.
Point leftOf(Point along) {
  return {along.y, -along.x};
}

void drawDisc(const Pen& pen, const Theme& theme, Point centre, double radius) {
  pen.circle(centre, radius + 0.035);
  pen.use(theme.tokenInk);
  pen.fill();
  pen.circle(centre, radius);
  pen.use(theme.token);
  pen.fill();
}

void drawArrowHead(const Pen& pen, Point tip, Point heading, double size) {
  const Point side = leftOf(heading);
  const Point back = tip - size * heading;
  pen.polygon({tip, back + 0.62 * size * side, back + 0.3 * size * heading, back - 0.62 * size * side});
}

void paintTurns(const Brush& brush, const Placement& placement, const Choices& choices) {
  const bool defined = fairway::lake_race::gatesDefined(brush.lake(), placement);
  for (int buoy = 0; buoy < 3; ++buoy) {
    const auto i = static_cast<std::size_t>(buoy);
    const Arrow arrow = choices.arrows[i];
    const double middle =
        defined ? fairway::lake_race::turnRound(brush.lake(), placement, buoy, arrow).gate.degrees() : 90;
    drawTurnArrow(brush.pen, brush.theme, brush.scene.centre(placement.buoys[i]), arrow, middle);
  }
}

void paintPassing(const Brush& brush, Point start, Point finish, const Choices& choices) {
  const Point whole = finish - start;
  const Point along = (1 / lengthOf(whole)) * whole;
  const auto heading = [along](fairway::lake_race::PassSide side) {
    return side == fairway::lake_race::PassSide::Left ? leftOf(along) : -1.0 * leftOf(along);
  };
  drawPassArrow(brush.pen, brush.texts, brush.theme, start + passStartShare * whole, heading(choices.start),
                "S");
  drawPassArrow(brush.pen, brush.texts, brush.theme, start + passFinishShare * whole, heading(choices.finish),
                "F");
}

} // namespace

void drawBuoy(const Pen& pen, const Texts& texts, const Theme& theme, Point centre, std::string_view number) {
  drawDisc(pen, theme, centre, buoyRadius);
  texts.drawCentred(number, {0.34, Face::SansBold, Align::Centre}, centre, theme.tokenInk);
}

// Chequered, as the flag is.
void drawFinishBuoy(const Pen& pen, const Theme& theme, Point centre) {
  drawDisc(pen, theme, centre, buoyRadius);
  const Pen::Kept kept(pen);
  pen.circle(centre, buoyRadius);
  pen.clip();
  pen.use(theme.tokenInk);
  constexpr double square = buoyRadius / 2;
  for (int column = -2; column < 2; ++column)
    for (int row = -2; row < 2; ++row) {
      if ((column + row) % 2 != 0) continue;
      const Point corner = centre + Point{column * square, row * square};
      pen.box({corner.x, corner.y, corner.x + square, corner.y + square});
    }
  pen.fill();
}

void drawTurnArrow(const Pen& pen, const Theme& theme, Point centre, Arrow arrow, double degrees) {
  const Pen::Kept kept(pen);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_BUTT);
  // Cairo counts clockwise, because y grows downwards; so does a clockwise arrow.
  const double turn = arrow == Arrow::Clockwise ? 1 : -1;
  const double middle = -radians(degrees);
  const double half = radians(118);
  const double from = middle - turn * half;
  const double to = middle + turn * (half - 0.42);
  const auto arc = [&] {
    cairo_new_sub_path(pen.cairo());
    (turn > 0 ? cairo_arc : cairo_arc_negative)(pen.cairo(), centre.x, centre.y, arrowRadius, from, to);
  };
  const double tipAngle = middle + turn * half;
  const Point tip = centre + arrowRadius * Point{std::cos(tipAngle), std::sin(tipAngle)};
  const Point base = centre + arrowRadius * Point{std::cos(to), std::sin(to)};
  const Point heading = (1 / lengthOf(tip - base)) * (tip - base);
  arc();
  pen.use(theme.markCase, 0.15);
  pen.stroke();
  drawArrowHead(pen, tip, heading, 0.27);
  pen.use(theme.markCase, 0.08);
  pen.stroke();
  arc();
  pen.use(theme.mark, 0.08);
  pen.stroke();
  drawArrowHead(pen, tip, heading, 0.27);
  pen.use(theme.mark);
  pen.fill();
}

// Two rows of chequers.
void drawStripRibbon(const Pen& pen, const Theme& theme, Point from, Point to) {
  const Pen::Kept kept(pen);
  const Point whole = to - from;
  const double length = lengthOf(whole);
  if (length <= 0) return;
  cairo_translate(pen.cairo(), from.x, from.y);
  cairo_rotate(pen.cairo(), std::atan2(whole.y, whole.x));
  const int count = std::max(1, static_cast<int>(std::lround(length / 0.1)));
  const double square = length / count;
  pen.box(Box{0, -0.1, length, 0.1}.grown(0.025));
  pen.use(theme.tokenInk);
  pen.fill();
  pen.use(theme.token);
  for (int i = 0; i < count; ++i)
    pen.box({i * square, i % 2 == 0 ? -0.1 : 0.0, (i + 1) * square, i % 2 == 0 ? 0.0 : 0.1});
  pen.fill();
}

void drawPassArrow(const Pen& pen, const Texts& texts, const Theme& theme, Point at, Point heading,
                   std::string_view letter) {
  const Pen::Kept kept(pen);
  const Point tip = at + 0.72 * heading;
  const Point tail = at - 0.42 * heading;
  const auto shaft = [&] {
    pen.move(tail);
    pen.line(tip - 0.2 * heading);
  };
  shaft();
  pen.use(theme.markCase, 0.19);
  pen.stroke();
  drawArrowHead(pen, tip, heading, 0.36);
  pen.use(theme.markCase, 0.09);
  pen.stroke();
  shaft();
  pen.use(theme.mark, 0.1);
  pen.stroke();
  drawArrowHead(pen, tip, heading, 0.36);
  pen.fill();
  drawDisc(pen, theme, tail, 0.17);
  texts.drawCentred(letter, {0.22, Face::SansBold, Align::Centre}, tail, theme.tokenInk);
}

void paintCourse(const Brush& brush) {
  if (!brush.scene.course) return;
  const Placement& placement = brush.scene.course->placement;
  const Point start = brush.scene.centre(placement.start);
  const Point finish = brush.scene.centre(finishCell(brush.lake(), placement));
  drawStripRibbon(brush.pen, brush.theme, start, finish);
  if (brush.scene.course->choices) {
    paintPassing(brush, start, finish, *brush.scene.course->choices);
    paintTurns(brush, placement, *brush.scene.course->choices);
  }
  drawFinishBuoy(brush.pen, brush.theme, finish);
  drawBuoy(brush.pen, brush.texts, brush.theme, start, "0");
  for (std::size_t i = 0; i < 3; ++i)
    drawBuoy(brush.pen, brush.texts, brush.theme, brush.scene.centre(placement.buoys[i]),
             std::to_string(i + 1));
}

} // namespace fairway::formats::lake_race
