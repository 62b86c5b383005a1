#include "formats/pool/picture/brush.h"

namespace fairway::formats::pool {

namespace {

// The last square of the row at its right or left end; a row without water has its slabs all the same.
Square lastSquare(const Pool& pool, SquareDirection end, const StartRow& row) {
  const std::vector<Square> squares = squaresOf(pool, row);
  if (!squares.empty()) return end == SquareDirection::E ? squares.back() : squares.front();
  const fairway::pool::ColumnRange columns =
      row.columns.value_or(fairway::pool::ColumnRange{1, pool.map.columns()});
  return {end == SquareDirection::E ? columns.to : columns.from, row.row};
}

bool isBar(const Pool& pool, Square square) {
  return std::any_of(fairway::pool::bothSides.begin(), fairway::pool::bothSides.end(), [&](Side side) {
    const std::vector<Square> bar = barSquares(pool, side);
    return std::find(bar.begin(), bar.end(), square) != bar.end();
  });
}

// Slabs are at the right hand of the player who sits there: red's at the row's right end, yellow's at its
// left. Where that is a bar they go to the other end.
SquareDirection slabEnd(const Pool& pool, Side side, const StartRow& row) {
  const SquareDirection usual = side == Side::Red ? SquareDirection::E : SquareDirection::W;
  const auto taken = [&](SquareDirection end) {
    return isBar(pool, neighbour(lastSquare(pool, end, row), end));
  };
  return taken(usual) && !taken(opposite(usual)) ? opposite(usual) : usual;
}

// Beside the water; inside of it where there is no room beside it.
void paintRow(const Brush& brush, Side side, const StartRow& row) {
  const SquareDirection end = slabEnd(brush.pool(), side, row);
  const Square last = lastSquare(brush.pool(), end, row);
  if (!brush.sees(last)) return;
  const Square beyond = neighbour(last, end);
  const bool inside = brush.map().isWater(beyond) || isBar(brush.pool(), beyond);
  const Point out = vectorOf(end);
  drawSlabs(brush.pen, brush.palette, side, middleOfSide(last, end) + (inside ? -0.21 : 0.21) * out, out,
            row.swimmers);
}

// A small triangle in each start square, at the edge that its side swims away from.
void paintStartSquares(const Brush& brush, Side side) {
  const double away = side == Side::Red ? 0.44 : -0.44;
  for (const Square square : startSquares(brush.pool(), side))
    if (brush.sees(square)) addTriangle(brush.pen, side, centreOf(square) + Point{0, away}, 0.1);
  const SideColours& colours = brush.palette.sides[side];
  brush.pen.use(colours.fill);
  brush.pen.fillKept();
  brush.pen.use(colours.edge, 0.018);
  brush.pen.stroke();
}

} // namespace

void drawSlabs(const Pen& pen, const Palette& palette, Side side, Point at, Point out, int count) {
  const SideColours& colours = palette.sides[side];
  const Point along{-out.y, out.x};
  constexpr double depth = 0.26, room = 0.92, gap = 0.03;
  const double length = std::min(0.3, room / count - gap);
  for (int i = 0; i < count; ++i) {
    const Point centre = at + ((i - (count - 1) / 2.0) * (length + gap)) * along;
    const double width = std::abs(out.x) * depth + std::abs(out.y) * length;
    const double height = std::abs(out.y) * depth + std::abs(out.x) * length;
    addRoundedBox(pen,
                  {centre.x - width / 2, centre.y - height / 2, centre.x + width / 2, centre.y + height / 2},
                  std::min(width, height) * (side == Side::Red ? 0.12 : 0.5));
    pen.use(colours.fill);
    pen.fillKept();
    pen.use(colours.edge, 0.025);
    pen.stroke();
    addTriangle(pen, side, centre, std::min(0.13, length * 0.8));
    pen.use(colours.ink);
    pen.fill();
  }
}

void paintStart(const Brush& brush) {
  for (const Side side : fairway::pool::bothSides) {
    paintStartSquares(brush, side);
    for (const StartRow& row : brush.pool().start[side]) paintRow(brush, side, row);
  }
}

} // namespace fairway::formats::pool
