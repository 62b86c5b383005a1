#include "formats/regatta/picture/brush.h"
#include "formats/regatta/picture/card_face.h"

#include <cmath>
#include <numbers>

namespace fairway::formats::regatta {

namespace {

// Turns the context so that the bow lies at the origin and ahead is up.
class Aboard {
public:
  Aboard(const Pen& pen, Point bow, double degrees) : kept_(pen) {
    cairo_translate(pen.cairo(), bow.x, bow.y);
    cairo_rotate(pen.cairo(), degrees * std::numbers::pi / 180);
  }

private:
  Pen::Kept kept_;
};

BoatShape shapeOf(const Brush& brush) {
  return {static_cast<double>(brush.course().length), static_cast<double>(brush.course().beam)};
}

void paintZone(const Brush& brush, const Pose& pose, Colour colour) {
  const Aboard aboard(brush.pen, pointOf(pose.at), pose.heading.degrees());
  const double half = brush.scene.card().width / 2.0;
  brush.pen.box({-half, -static_cast<double>(brush.scene.card().length), half, 0});
  brush.pen.use(colour.faded(0.16));
  brush.pen.fillKept();
  brush.pen.dash({0.3 * brush.sign(), 0.2 * brush.sign()});
  brush.pen.use(colour.faded(0.9), brush.atLeast(0.06 * brush.sign()));
  brush.pen.stroke();
  brush.pen.dash({});
}

// The card that becalms a boat, where it is laid.
void paintSun(const Brush& brush, const Pose& pose) {
  const Aboard aboard(brush.pen, pointOf(pose.at), pose.heading.degrees());
  const CardRoom room{static_cast<double>(brush.scene.card().width),
                      static_cast<double>(brush.scene.card().length)};
  const CardInks inks = inksFor(CardWay::Calm, brush.theme);
  cairo_translate(brush.pen.cairo(), -room.width / 2, -room.height);
  drawCardGround(brush.pen, room, inks);
  drawSymbol(brush.pen, Symbol::Sun, {room.width / 2, room.height / 2}, 0.33 * room.width, inks);
}

// The strip behind the line in which bows may be placed.
void paintStartStrip(const Brush& brush) {
  const Point left = pointOf(brush.course().left);
  const Point right = pointOf(brush.course().right);
  const double length = lengthOf(right - left);
  if (length <= 0) return;
  const Point along = (1 / length) * (right - left);
  const Point behind = static_cast<double>(brush.course().length) * Point{-along.y, along.x};
  const Pen::Kept kept(brush.pen);
  brush.pen.box(brush.scene.box());
  brush.pen.clip();
  brush.pen.polygon({left, right, right + behind, left + behind});
  brush.pen.use(brush.theme.mark.faded(0.13));
  brush.pen.fillKept();
  brush.pen.dash({0.18 * brush.sign(), 0.18 * brush.sign()});
  brush.pen.use(brush.theme.mark.faded(0.8), brush.atLeast(0.05 * brush.sign()));
  brush.pen.stroke();
  brush.pen.dash({});
}

} // namespace

// Pointed at the bow, a flat transom; as broad as the beam.
void addHull(const Pen& pen, const BoatShape& shape, Point bow, double degrees) {
  const Aboard aboard(pen, bow, degrees);
  const double half = shape.beam / 2;
  const double length = shape.length;
  cairo_t* const c = pen.cairo();
  pen.move({0, 0});
  cairo_curve_to(c, 0.55 * half, 0.12 * length, half, 0.3 * length, half, 0.55 * length);
  cairo_curve_to(c, half, 0.8 * length, 0.8 * half, 0.93 * length, 0.68 * half, length);
  pen.line({-0.68 * half, length});
  cairo_curve_to(c, -0.8 * half, 0.93 * length, -half, 0.8 * length, -half, 0.55 * length);
  cairo_curve_to(c, -half, 0.3 * length, -0.55 * half, 0.12 * length, 0, 0);
  pen.close();
}

void addBand(const Pen& pen, const BoatShape& shape, Point bow, double degrees) {
  const Aboard aboard(pen, bow, degrees);
  cairo_new_sub_path(pen.cairo());
  cairo_arc(pen.cairo(), 0, 0, shape.beam / 2, std::numbers::pi, 2 * std::numbers::pi);
  cairo_arc(pen.cairo(), 0, shape.length, shape.beam / 2, 0, std::numbers::pi);
  pen.close();
}

Colour boatColour(const Theme& theme, int seat) {
  constexpr std::array<Colour, 4> colours{rgb(0xE8B63A), rgb(0xD8553F), rgb(0x5FA8D9), rgb(0x7DB86A)};
  if (seat < 1 || theme.hatchedLand) return theme.token;
  return theme.shown(colours[static_cast<std::size_t>(seat - 1) % colours.size()]);
}

void drawBoat(const Pen& pen, const Texts& texts, const Theme& theme, const BoatShape& shape, Point bow,
              double degrees, int seat) {
  addHull(pen, shape, bow, degrees);
  pen.use(boatColour(theme, seat));
  pen.fillKept();
  pen.use(theme.tokenInk, 0.07 * shape.beam);
  pen.stroke();
  const Aboard aboard(pen, bow, degrees);
  // Mast and boom; a seat's number stands on the deck behind them.
  pen.move({0, 0.3 * shape.length});
  pen.line({0.22 * shape.beam, 0.56 * shape.length});
  pen.use(theme.tokenInk.faded(0.8), 0.06 * shape.beam);
  pen.stroke();
  pen.circle({0, 0.3 * shape.length}, 0.06 * shape.beam);
  pen.use(theme.tokenInk);
  pen.fill();
  if (seat > 0)
    texts.drawCentred(std::to_string(seat), {0.62 * shape.beam, Face::SansBold, Align::Centre},
                      {0, 0.74 * shape.length}, theme.tokenInk);
}

void paintStart(const Brush& brush) {
  paintStartStrip(brush);
  for (const Pose& pose : brush.scene.startBoats) {
    addHull(brush.pen, shapeOf(brush), pointOf(pose.at), pose.heading.degrees());
    brush.pen.use(brush.theme.mark.faded(0.3));
    brush.pen.fillKept();
    brush.pen.use(brush.theme.mark, brush.atLeast(0.06 * brush.sign()));
    brush.pen.stroke();
  }
}

void paintBoats(const Brush& brush) {
  int seat = 0;
  for (const Wake& track : brush.scene.tracks)
    drawWake(brush.pen, brush.theme, track, brush.course().beam, boatColour(brush.theme, ++seat));
  for (const BoatMark& boat : brush.scene.boats)
    if (boat.becalmed)
      paintSun(brush, boat.pose);
    else if (boat.zone)
      paintZone(brush, boat.pose, brush.theme.mark);
  for (const BoatMark& boat : brush.scene.boats) {
    const Point bow = pointOf(boat.pose.at);
    addBand(brush.pen, shapeOf(brush), bow, boat.pose.heading.degrees());
    brush.pen.use(brush.theme.markCase.faded(0.25));
    brush.pen.fill();
    drawBoat(brush.pen, brush.texts, brush.theme, shapeOf(brush), bow, boat.pose.heading.degrees(),
             boat.seat);
  }
}

} // namespace fairway::formats::regatta
