#include "formats/regatta/picture/brush.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

constexpr double quarter = std::numbers::pi / 2;

Heading gateHeading(const Course& course, std::size_t rounding) {
  const Rounding& here = course.round[rounding];
  return here.gate.value_or(turnRound(course, rounding, here.leave).gate);
}

// How far from a buoy's middle its arrow runs; one that is rounded again has another arrow farther out.
double arrowRadius(const Brush& brush, int earlier) {
  return brush.course().buoy / 2.0 + (0.55 + 0.5 * earlier) * brush.sign();
}

struct BuoyRounds {
  std::vector<std::size_t> rounds; // of the course, from 0
  std::string numbers;             // as people read them
};

BuoyRounds roundsOf(const Course& course, std::size_t buoy) {
  BuoyRounds found;
  for (std::size_t i = 0; i < course.round.size(); ++i) {
    if (course.round[i].buoy != buoy) continue;
    found.numbers += (found.numbers.empty() ? "" : ", ") + std::to_string(i + 1);
    found.rounds.push_back(i);
  }
  return found;
}

// Where a name stands: away from the buoy's gates, and on the table.
Point labelPlace(const Brush& brush, Point at, const BuoyRounds& rounds, Texts::Size size) {
  Point away{};
  for (const std::size_t round : rounds.rounds) away = away - wayOf(gateHeading(brush.course(), round));
  if (lengthOf(away) < 0.2) away = {0, 1};
  away = (1 / lengthOf(away)) * away;
  const double clear = arrowRadius(brush, static_cast<int>(rounds.rounds.size()) - 1) + 0.35 * brush.sign();
  Point place = at + Point{away.x * (clear + size.width / 2), away.y * (clear + size.height / 2)};
  const Box room = brush.scene.box().grown(-0.2 * brush.sign());
  place.x = std::clamp(place.x, room.left + size.width / 2, room.right - size.width / 2);
  place.y = std::clamp(place.y, room.top + size.height / 2, room.bottom - size.height / 2);
  return place;
}

// The order and the name on a plate with the buoy's colour at its side: readable without colours.
void drawLabel(const Brush& brush, Point at, const std::string& text, const BuoyRounds& rounds,
               Colour colour) {
  const double size = 0.72 * brush.sign();
  if (size * brush.pixels < 3.5) return;
  const Texts::Block block{text, {size, Face::SansBold}, 0, 1};
  const Texts::Size letters = brush.texts.measure(block);
  const double pad = 0.22 * size;
  const double flag = 0.42 * size;
  const Texts::Size plate{letters.width + 3 * pad + flag, letters.height + pad};
  const Point middle = labelPlace(brush, at, rounds, plate);
  const Box box{middle.x - plate.width / 2, middle.y - plate.height / 2, middle.x + plate.width / 2,
                middle.y + plate.height / 2};
  brush.pen.box(box);
  brush.pen.use(brush.theme.token.faded(0.93));
  brush.pen.fill();
  brush.pen.box({box.left, box.top, box.left + flag, box.bottom});
  brush.pen.use(colour);
  brush.pen.fill();
  brush.pen.box(box);
  brush.pen.use(brush.theme.tokenInk, 0.06 * size);
  brush.pen.stroke();
  brush.texts.draw(block, {box.left + flag + pad, box.top + pad / 2}, brush.theme.tokenInk);
}

void paintLine(const Brush& brush) {
  const Course& course = brush.course();
  const Point left = pointOf(course.left);
  const Point right = pointOf(course.right);
  const double length = lengthOf(right - left);
  if (length <= 0) return;
  drawLineRibbon(brush.pen, brush.theme, left, right, brush.sign());
  const Point across = leftOf((1 / length) * (right - left)); // START is passed so
  const Point home = course.finish == fairway::regatta::FinishWay::Back ? -1.0 * across : across;
  const auto arrow = [&](double share, Point way, const Phrase& letter) {
    drawPassArrow(brush.pen, brush.texts, brush.theme, left + share * (right - left), way,
                  letter.in(brush.speaker), brush.sign());
  };
  arrow(0.34, across, startLetter());
  arrow(0.66, home, finishLetter());
}

} // namespace

void drawBuoy(const Pen& pen, const Theme& theme, Point centre, double diameter, Colour colour) {
  const double radius = diameter / 2;
  pen.circle(centre, radius);
  pen.use(theme.tokenInk);
  pen.fill();
  pen.circle(centre, 0.86 * radius);
  pen.use(colour);
  pen.fill();
  pen.circle(centre, 0.3 * radius);
  pen.use(inkOn(colour).faded(0.85));
  pen.fill();
}

void drawRoundingArrow(const Pen& pen, const Theme& theme, Point centre, double radius, Side leave,
                       Heading middle, double sign) {
  // Left to port means counterclockwise. Headings count from the north.
  drawRoundArrow(pen, theme, centre,
                 {radius, middle.degrees() * std::numbers::pi / 180 - quarter, 1.9, 0.36 * sign / radius,
                  leave == Side::Starboard},
                 {0.12 * sign, 0.24 * sign, 0.46 * sign, 0.12 * sign});
}

void drawLineRibbon(const Pen& pen, const Theme& theme, Point from, Point to, double sign) {
  drawChequers(pen, theme, from, to, 0.14 * sign, 0.03 * sign);
}

void drawPassArrow(const Pen& pen, const Texts& texts, const Theme& theme, Point at, Point way,
                   std::string_view letter, double sign) {
  const Pen::Kept kept(pen);
  const Point tip = at + 1.35 * sign * way;
  const Point tail = at - 0.9 * sign * way;
  const auto shaft = [&] {
    pen.move(tail);
    pen.line(tip - 0.3 * sign * way);
  };
  drawCasedArrow(pen, theme, shaft, tip, way, {0.15 * sign, 0.3 * sign, 0.6 * sign, 0.15 * sign});
  drawDisc(pen, theme, tail, 0.36 * sign, 0.06 * sign);
  texts.drawCentred(letter, {0.48 * sign, Face::SansBold, Align::Centre}, tail, theme.tokenInk);
}

void paintCourse(const Brush& brush) {
  const Course& course = brush.course();
  paintLine(brush);
  for (std::size_t buoy = 0; buoy < course.buoys.size(); ++buoy) {
    int earlier = 0;
    for (const std::size_t round : roundsOf(course, buoy).rounds)
      drawRoundingArrow(brush.pen, brush.theme, pointOf(course.buoys[buoy].at), arrowRadius(brush, earlier++),
                        course.round[round].leave, gateHeading(course, round), brush.sign());
  }
  drawBuoy(brush.pen, brush.theme, pointOf(course.left), course.buoy, rgb(0xFFFFFF));
  drawBuoy(brush.pen, brush.theme, pointOf(course.right), course.buoy, rgb(0xFFFFFF));
  for (std::size_t i = 0; i < course.buoys.size(); ++i)
    drawBuoy(brush.pen, brush.theme, pointOf(course.buoys[i].at), course.buoy,
             buoyColour(brush.theme, course.buoys[i].name, i));
  for (std::size_t i = 0; i < course.buoys.size(); ++i) {
    const BuoyRounds rounds = roundsOf(course, i);
    const std::string text = (rounds.numbers.empty() ? "" : rounds.numbers + " ") + course.buoys[i].name;
    drawLabel(brush, pointOf(course.buoys[i].at), text, rounds,
              buoyColour(brush.theme, course.buoys[i].name, i));
  }
}

} // namespace fairway::formats::regatta
