#include "formats/pool/picture/brush.h"

namespace fairway::formats::pool {

void addTriangle(const Pen& pen, Side side, Point centre, double size) {
  const double up = side == Side::Red ? -1 : 1;
  pen.polygon({centre + Point{0, 0.5 * up * size}, centre + Point{0.55 * size, -0.4 * up * size},
               centre + Point{-0.55 * size, -0.4 * up * size}});
}

void drawEmblem(const Pen& pen, const Palette& palette, Side side, Point centre, double size) {
  const SideColours& colours = palette.sides[side];
  const Box box = Box{centre.x, centre.y, centre.x, centre.y}.grown(size / 2);
  addRoundedBox(pen, box, side == Side::Red ? 0.15 * size : size / 2);
  pen.use(colours.fill);
  pen.fillKept();
  pen.use(colours.edge, 0.12 * size);
  pen.stroke();
  addTriangle(pen, side, centre, 0.55 * size);
  pen.use(colours.ink);
  pen.fill();
}

void drawTileGround(const Pen& pen, const SideColours& colours, double size) {
  addRoundedBox(pen, Box{}.grown(size / 2), 0.12 * size);
  pen.use(colours.fill);
  pen.fillKept();
  pen.use(colours.edge, 0.04 * size);
  pen.stroke();
}

namespace {

// A head, an arm over it and two waves.
void addSwimmer(const Pen& pen, const Palette& palette, Side side) {
  cairo_t* cairo = pen.cairo();
  const SideColours& colours = palette.sides[side];
  pen.circle({0.1, -0.08}, 0.105);
  pen.use(colours.ink);
  pen.fill();
  pen.move({-0.3, 0.1});
  cairo_curve_to(cairo, -0.22, -0.1, -0.12, -0.24, 0.0, -0.26);
  cairo_curve_to(cairo, 0.12, -0.28, 0.24, -0.22, 0.3, -0.12);
  pen.use(colours.ink, 0.07);
  pen.stroke();
  for (const double y : {0.17, 0.31}) {
    pen.move({-0.36, y});
    for (int i = 0; i < 3; ++i) cairo_rel_curve_to(cairo, 0.07, -0.11, 0.17, 0.11, 0.24, 0);
  }
  pen.use(colours.ink, 0.05);
  pen.stroke();
  addTriangle(pen, side, {-0.33, -0.33}, 0.17);
  pen.fill();
}

// A jaw: teeth from above and from below.
void addTeeth(const Pen& pen) {
  constexpr int teeth = 5;
  constexpr double left = -0.4, width = 0.8 / teeth, root = 0.43, tip = 0.27;
  for (const double way : {-1.0, 1.0})
    for (int i = 0; i < teeth; ++i) {
      const double x = left + i * width;
      pen.polygon({{x, way * root}, {x + width, way * root}, {x + width / 2, way * tip}});
    }
}

void paintPile(const Brush& brush, const std::vector<Tile>& tiles, Point centre) {
  const auto count = static_cast<int>(tiles.size());
  constexpr int mostShown = 4; // edges below the top one
  const int below = std::min(count - 1, mostShown);
  constexpr double step = 0.05;
  const Point top = centre - (0.5 * below * step) * Point{1, 1};
  for (int i = below; i >= 1; --i) {
    const Tile tile = tiles[static_cast<std::size_t>(count - 1 - i)];
    const Pen::Kept kept(brush.pen);
    const Point at = top + (i * step) * Point{1, 1};
    cairo_translate(brush.pen.cairo(), at.x, at.y);
    drawTileGround(brush.pen, brush.palette.sides[tile.side], tileSize - below * step);
  }
  const double size = tileSize - below * step;
  const Pen::Kept kept(brush.pen);
  cairo_translate(brush.pen.cairo(), top.x, top.y);
  cairo_scale(brush.pen.cairo(), size / tileSize, size / tileSize);
  drawTile(brush.pen, brush.texts, brush.palette, tiles.back(), {});
  if (count < 2) return;
  brush.pen.circle({0.3, -0.3}, 0.15);
  brush.pen.use(brush.theme.token);
  brush.pen.fillKept();
  brush.pen.use(brush.theme.tokenInk, 0.025);
  brush.pen.stroke();
  brush.texts.drawCentred("×" + std::to_string(count), {count > 9 ? 0.15 : 0.18, Face::SansBold}, {0.3, -0.3},
                          brush.theme.tokenInk);
}

// An outline, and whose tile it is.
void paintPlace(const Brush& brush, const PileMark& pile) {
  const Point centre = centreOf(pile.at);
  brush.pen.dash({0.08, 0.07});
  addRoundedBox(brush.pen, boxOf(pile.at).grown(-(1 - tileSize) / 2), 0.1);
  brush.pen.use(brush.theme.mark.faded(0.75), 0.022);
  brush.pen.stroke();
  brush.pen.dash({});
  drawEmblem(brush.pen, brush.palette, pile.tiles.back().side, centre, 0.26);
}

// Where the last turn began and ended: a ring, and a frame.
void paintLastTurn(const Brush& brush) {
  const std::vector<Square>& turn = brush.scene.lastTurn;
  if (turn.empty()) return;
  brush.pen.dash({0.1, 0.1});
  for (std::size_t i = 0; i < turn.size(); ++i) addRoundedBox(brush.pen, boxOf(turn[i]).grown(-0.06), 0.12);
  brush.pen.strokeCased(brush.theme.mark, 0.05, brush.theme.markCase.faded(0.7), 0.1);
  brush.pen.dash({});
}

} // namespace

void drawSwimmer(const Pen& pen, const Palette& palette, Side side, double size) {
  const Pen::Kept kept(pen);
  cairo_scale(pen.cairo(), size, size);
  cairo_set_line_cap(pen.cairo(), CAIRO_LINE_CAP_ROUND);
  addSwimmer(pen, palette, side);
}

void drawCrocodile(const Pen& pen, const Texts& texts, const Palette& palette, Side side, int value,
                   double size) {
  const SideColours& colours = palette.sides[side];
  const Pen::Kept kept(pen);
  cairo_scale(pen.cairo(), size, size);
  addTeeth(pen);
  pen.use(colours.ink);
  pen.fill();
  texts.drawCentred(std::to_string(value), {0.5, Face::SansBold}, {}, colours.ink);
  addTriangle(pen, side, {-0.35, 0}, 0.13);
  pen.use(colours.ink);
  pen.fill();
}

void drawTile(const Pen& pen, const Texts& texts, const Palette& palette, Tile tile, Point centre) {
  const Pen::Kept kept(pen);
  cairo_translate(pen.cairo(), centre.x, centre.y);
  drawTileGround(pen, palette.sides[tile.side], tileSize);
  if (tile.isSwimmer())
    drawSwimmer(pen, palette, tile.side, tileSize);
  else
    drawCrocodile(pen, texts, palette, tile.side, tile.face, tileSize);
}

void paintTiles(const Brush& brush) {
  paintLastTurn(brush);
  for (const PileMark& pile : brush.scene.piles)
    if (brush.sees(pile.at))
      brush.scene.tilesAsPlaces ? paintPlace(brush, pile) : paintPile(brush, pile.tiles, centreOf(pile.at));
  if (brush.scene.moving) paintPile(brush, brush.scene.moving->tiles, brush.scene.moving->at);
}

} // namespace fairway::formats::pool
