#include "formats/pool/print/tile_faces.h"

#include "formats/pool/picture/brush.h"
#include "formats/pool/print/star.h"

namespace fairway::formats::pool {

namespace {

constexpr double starSize = 0.62; // of the tile
constexpr double frame = 0.46;    // from the middle of the tile, in tiles

// The colour, as far as knives stray to each side; the corners are left to the crop marks.
void drawColour(const Pen& pen, const SideColours& colours, double size, double bleed) {
  const double half = size / 2;
  pen.box({-half - bleed, -half, half + bleed, half});
  pen.box({-half, -half - bleed, half, half + bleed});
  pen.use(colours.fill);
  pen.fill();
}

void drawFrame(const Pen& pen, const SideColours& colours, Side side) {
  addRoundedBox(pen, Box{}.grown(frame), side == Side::Red ? 0.03 : 0.14);
  pen.use(colours.ink, 0.016);
  pen.stroke();
}

Point place(Offset offset, double cell) {
  return {offset.right * cell, offset.down * cell};
}

// Straight ways as far as they go, faint; all ends; and one way with all its corners.
void drawStar(const Pen& pen, const SideColours& colours, const Crocodile& crocodile) {
  const Star star = starOf(crocodile);
  const double cell = std::min(0.15, starSize / (2 * crocodile.value + 1));
  const int directions = crocodile.diagonal ? squareDirections : sideDirections;
  for (int i = 0; i < directions; ++i) {
    pen.move({});
    pen.line((crocodile.value * cell) * vectorOf(static_cast<SquareDirection>(i)));
  }
  pen.use(colours.ink.faded(0.45), 0.012);
  pen.stroke();
  for (const Offset end : star.ends) {
    const Point at = place(end, cell);
    pen.box(Box{at.x, at.y, at.x, at.y}.grown(0.34 * cell));
  }
  pen.use(colours.ink);
  pen.fill();
  for (std::size_t i = 0; i < star.way.size(); ++i)
    i == 0 ? pen.move(place(star.way[i], cell)) : pen.line(place(star.way[i], cell));
  pen.strokeCased(colours.ink, 0.028, colours.fill, 0.06);
  pen.circle({}, 0.036);
  pen.use(colours.fill);
  pen.fillKept();
  pen.use(colours.ink, 0.022);
  pen.stroke();
}

// In two corners, so that it can be read from either end of the pool.
void drawNumbers(const Pen& pen, const Texts& texts, const SideColours& colours, Side side, int value) {
  for (const double turn : {1.0, -1.0}) {
    const Pen::Kept kept(pen);
    cairo_scale(pen.cairo(), turn, turn);
    texts.drawCentred(std::to_string(value), {0.25, Face::SansBold}, {-0.33, -0.3}, colours.ink);
    // A line below distinguishes 6 from 9.
    pen.move({-0.4, -0.175});
    pen.line({-0.26, -0.175});
    pen.use(colours.ink, 0.018);
    pen.stroke();
  }
  addTriangle(pen, side, {0.35, -0.35}, 0.11);
  addTriangle(pen, side, {-0.35, 0.35}, 0.11);
  pen.use(colours.ink);
  pen.fill();
}

} // namespace

void drawTileFront(const Pen& pen, const Palette& palette, Side side, double size, double bleed) {
  const Pen::Kept kept(pen);
  drawColour(pen, palette.sides[side], size, bleed);
  cairo_scale(pen.cairo(), size, size);
  drawFrame(pen, palette.sides[side], side);
  drawSwimmer(pen, palette, side, 0.86);
}

void drawTileBack(const Pen& pen, const Texts& texts, const Palette& palette, Side side,
                  const Crocodile& crocodile, double size, double bleed) {
  const Pen::Kept kept(pen);
  const SideColours& colours = palette.sides[side];
  drawColour(pen, colours, size, bleed);
  cairo_scale(pen.cairo(), size, size);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join(pen.cairo(), CAIRO_LINE_JOIN_ROUND);
  drawFrame(pen, colours, side);
  drawStar(pen, colours, crocodile);
  drawNumbers(pen, texts, colours, side, crocodile.value);
}

} // namespace fairway::formats::pool
