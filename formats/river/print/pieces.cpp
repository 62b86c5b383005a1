#include "formats/river/picture/brush.h"
#include "formats/river/print/cut_pieces.h"

#include <algorithm>

namespace fairway::formats::river {

namespace {

constexpr double boatHeight = 22; // of a boat, from foot to masthead, in millimetres
constexpr double foot = 8;        // bent outwards
constexpr double flap = 5;        // of the die, to glue
constexpr double slant = 2.5;     // of a flap's ends

void foldLine(const Pen& pen, Point from, Point to) {
  pen.move(from);
  pen.line(to);
  pen.dash({1.2, 0.9});
  pen.use(pageInk, 0.15);
  pen.stroke();
  pen.dash({});
}

void prepare(const Pen& pen) {
  cairo_set_line_join(pen.cairo(), CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_ROUND);
}

// One side of a boat, upright between the foot's fold at `bottom` and the masthead above it; the foot has
// the seat's colour and pattern too.
void drawBoatSide(const Pen& pen, const Texts& texts, const Theme& theme, int seat, double bottom) {
  drawBoat(pen, theme, seat, {boatWidth / 2, bottom - boatHeight / 2 - 0.5}, boatWidth * 0.92);
  pen.box({0, bottom, boatWidth, bottom + foot});
  fillWithPattern(pen, theme, seat, {0, bottom, boatWidth, bottom + foot}, 1.6);
  cairo_new_path(pen.cairo());
  pen.circle({boatWidth / 2, bottom + foot / 2}, 2.6);
  pen.use(theme.token);
  pen.fill();
  texts.drawCentred(std::to_string(seat), {3.6, Face::SansBold, Align::Centre},
                    {boatWidth / 2, bottom + foot / 2}, theme.tokenInk);
}

struct NetSquare {
  int column;
  int row;
  int face; // opposite faces are 0 and 5, 1 and 4, 2 and 3
};
constexpr std::array<NetSquare, 6> net{{{1, 0, 0}, {1, 1, 1}, {1, 2, 5}, {1, 3, 4}, {0, 1, 2}, {2, 1, 3}}};

// Where a flap sticks out of a square: seven edges of the net need one.
struct Flap {
  int column;
  int row;
  Point out;
};
constexpr std::array<Flap, 7> flaps{{{1, 0, {0, -1}},
                                     {1, 0, {-1, 0}},
                                     {1, 0, {1, 0}},
                                     {1, 2, {-1, 0}},
                                     {1, 2, {1, 0}},
                                     {1, 3, {-1, 0}},
                                     {1, 3, {1, 0}}}};

Point netCorner(int column, int row) {
  return {flap + column * dieSide, flap + row * dieSide};
}

void drawFlap(const Pen& pen, const Flap& place) {
  const Point centre = netCorner(place.column, place.row) + Point{dieSide / 2, dieSide / 2};
  const Point along{place.out.y, place.out.x};
  const Point edge = centre + (dieSide / 2) * place.out;
  const Point tip = edge + flap * place.out;
  pen.polygon({edge + (dieSide / 2) * along, tip + (dieSide / 2 - slant) * along,
               tip - (dieSide / 2 - slant) * along, edge - (dieSide / 2) * along});
  pen.use(rgb(0xE8E8E8));
  pen.fill();
  pen.move(edge + (dieSide / 2) * along);
  for (const Point corner : {tip + (dieSide / 2 - slant) * along, tip - (dieSide / 2 - slant) * along,
                             edge - (dieSide / 2) * along})
    pen.line(corner);
  drawCutLine(pen, 1);
}

// Where a square of the net has neither a flap nor a neighbour it is cut; elsewhere it is folded.
void drawSquareEdges(const Pen& pen, const NetSquare& square) {
  const Point corner = netCorner(square.column, square.row);
  const auto isIn = [&](int column, int row) {
    return std::any_of(net.begin(), net.end(),
                       [&](const NetSquare& other) { return other.column == column && other.row == row; });
  };
  for (const Point out : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
    const bool hasFlap = std::any_of(flaps.begin(), flaps.end(), [&](const Flap& place) {
      return place.column == square.column && place.row == square.row && place.out == out;
    });
    const bool joined = isIn(square.column + static_cast<int>(out.x), square.row + static_cast<int>(out.y));
    const Point middle = corner + Point{dieSide / 2, dieSide / 2} + (dieSide / 2) * out;
    const Point along = (dieSide / 2) * Point{out.y, out.x};
    if (hasFlap || joined) {
      foldLine(pen, middle - along, middle + along);
    } else {
      pen.move(middle - along);
      pen.line(middle + along);
      drawCutLine(pen, 1);
    }
  }
}

} // namespace

void drawWind(const Pen& pen, Point centre, double size) {
  for (const double way : {-1.0, 1.0}) {
    const double x = centre.x + way * size * 0.2;
    const double tip = centre.y + way * size * 0.34;
    pen.move({x, centre.y - way * size * 0.34});
    pen.line({x, tip - way * size * 0.1});
    pen.use(pageInk, size * 0.09);
    pen.stroke();
    pen.polygon(
        {{x, tip}, {x - size * 0.15, tip - way * size * 0.2}, {x + size * 0.15, tip - way * size * 0.2}});
    pen.use(pageInk);
    pen.fill();
  }
}

CutItem boatPiece(int seat, const CutSetOptions& options) {
  const Theme& theme = themeOf(themeFor(options.print.ink, ThemeName::Light));
  CutItem item;
  item.name = "boat";
  item.width = boatWidth;
  item.height = 2 * (boatHeight + foot);
  item.front = [&theme, seat](cairo_t* target) {
    const Pen pen(target);
    const Pen::Kept kept(pen);
    const Texts texts(target);
    prepare(pen);
    const double fold = boatHeight + foot;
    drawBoatSide(pen, texts, theme, seat, fold + boatHeight);
    {
      const Pen::Kept turned(pen); // the other side stands on its head until it is folded
      cairo_translate(target, boatWidth, fold);
      cairo_rotate(target, 3.14159265358979323846);
      drawBoatSide(pen, texts, theme, seat, boatHeight);
    }
    pen.box({0, 0, boatWidth, 2 * fold});
    drawCutLine(pen, 1);
    for (const double y : {foot, fold, fold + boatHeight}) foldLine(pen, {0, y}, {boatWidth, y});
  };
  return item;
}

CutItem dieNet(const River& river, const CutSetOptions& /*options*/) {
  CutItem item;
  item.name = "die";
  item.width = 3 * dieSide + 2 * flap;
  item.height = 4 * dieSide + 2 * flap;
  item.startsRow = true;
  item.front = [die = river.die](cairo_t* target) {
    const Pen pen(target);
    const Pen::Kept kept(pen);
    const Texts texts(target);
    prepare(pen);
    for (const Flap& place : flaps) drawFlap(pen, place);
    for (const NetSquare& square : net) {
      const Point corner = netCorner(square.column, square.row);
      pen.box({corner.x, corner.y, corner.x + dieSide, corner.y + dieSide});
      pen.use(rgb(0xFFFFFF));
      pen.fill();
      drawSquareEdges(pen, square);
      const Point centre = corner + Point{dieSide / 2, dieSide / 2};
      const fairway::river::Face face = die[static_cast<std::size_t>(square.face)];
      if (face.isWind())
        drawWind(pen, centre, dieSide * 0.8);
      else
        texts.drawCentred(std::to_string(face.number()), {dieSide * 0.62, Face::SansBold, Align::Centre},
                          centre, pageInk);
    }
  };
  return item;
}

} // namespace fairway::formats::river
