#include "formats/lake_race/picture/brush.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::formats::lake_race {

namespace {

using namespace fairway::lake_race;

constexpr double buoyRadius = 0.255;
constexpr double discRim = 0.035;

double radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

// Draws a sign of the course round `at`, larger than the board where it could not be read otherwise.
template <class DrawSign>
void drawReadable(const Brush& brush, Point at, DrawSign drawSign) {
  const Pen::Kept kept(brush.pen);
  const double size = std::max(1.0, brush.leastSign);
  cairo_translate(brush.pen.cairo(), at.x, at.y);
  cairo_scale(brush.pen.cairo(), size, size);
  drawSign();
}

void paintTurns(const Brush& brush, const Placement& placement, const Choices& choices) {
  const bool defined = fairway::lake_race::gatesDefined(brush.lake(), placement);
  for (int buoy = 0; buoy < 3; ++buoy) {
    const auto i = static_cast<std::size_t>(buoy);
    const Arrow arrow = choices.arrows[i];
    const double middle =
        defined ? fairway::lake_race::turnRound(brush.lake(), placement, buoy, arrow).gate.degrees() : 90;
    drawReadable(brush, brush.scene.centre(placement.buoys[i]),
                 [&] { drawTurnArrow(brush.pen, brush.theme, {}, arrow, middle); });
  }
}

void paintPassing(const Brush& brush, Point start, Point finish, const Choices& choices) {
  const Point whole = finish - start;
  const Point along = (1 / lengthOf(whole)) * whole;
  const auto heading = [along](fairway::lake_race::PassSide side) {
    return side == fairway::lake_race::PassSide::Left ? leftOf(along) : -1.0 * leftOf(along);
  };
  const auto arrow = [&](double share, fairway::lake_race::PassSide side, const Phrase& letter) {
    drawReadable(brush, start + share * whole, [&] {
      drawPassArrow(brush.pen, brush.texts, brush.theme, {}, heading(side), letter.in(brush.speaker));
    });
  };
  arrow(passStartShare, choices.start, startLetter());
  arrow(passFinishShare, choices.finish, finishLetter());
}

} // namespace

void drawBuoy(const Pen& pen, const Texts& texts, const Theme& theme, Point centre, std::string_view number) {
  drawDisc(pen, theme, centre, buoyRadius, discRim);
  texts.drawCentred(number, {0.34, Face::SansBold, Align::Centre}, centre, theme.tokenInk);
}

// Chequered, as the flag is.
void drawFinishBuoy(const Pen& pen, const Theme& theme, Point centre) {
  drawDisc(pen, theme, centre, buoyRadius, discRim);
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
  drawRoundArrow(pen, theme, centre, {0.4, -radians(degrees), radians(118), 0.42, arrow == Arrow::Clockwise},
                 {0.08, 0.15, 0.27, 0.08});
}

void drawStripRibbon(const Pen& pen, const Theme& theme, Point from, Point to) {
  drawChequers(pen, theme, from, to, 0.1, 0.025);
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
  drawCasedArrow(pen, theme, shaft, tip, heading, {0.1, 0.19, 0.36, 0.09});
  drawDisc(pen, theme, tail, 0.17, discRim);
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
  drawReadable(brush, finish, [&] { drawFinishBuoy(brush.pen, brush.theme, {}); });
  const auto buoy = [&](Point at, const std::string& number) {
    drawReadable(brush, at, [&] { drawBuoy(brush.pen, brush.texts, brush.theme, {}, number); });
  };
  buoy(start, "0");
  for (std::size_t i = 0; i < 3; ++i) buoy(brush.scene.centre(placement.buoys[i]), std::to_string(i + 1));
}

} // namespace fairway::formats::lake_race
