#include "formats/pool/picture/brush.h"

namespace fairway::formats::pool {

namespace {

constexpr double shallowWidth = 0.09;
constexpr double smallestRipple = 16; // pixels of a square below which ripples would be noise

bool isVoid(const PoolMap& map, Square square) {
  return map.at(square) == Ground::Void;
}

// Everything that is not void, and so much round it, as one path. The boxes all go round in the same way, so
// that filled they are one.
void addGround(const Brush& brush, double round) {
  for (const Ground ground : {Ground::Water, Ground::Deck})
    brush.forVisible(ground, [&](Square square) {
      const bool inner =
          std::none_of(allSquareDirections.begin(), allSquareDirections.end(),
                       [&](SquareDirection d) { return isVoid(brush.map(), neighbour(square, d)); });
      brush.pen.box(boxOf(square).grown(inner ? 0 : round));
    });
}

void paintRim(const Brush& brush) {
  if (brush.edge) {
    addGround(brush, rim + brush.atLeast(0.025, 0.5));
    brush.pen.use(brush.palette.edge);
    brush.pen.fill();
  }
  addGround(brush, rim);
  brush.pen.use(brush.palette.rim);
  brush.pen.fill();
}

void fillSquares(const Brush& brush, Ground ground, Colour colour) {
  brush.forVisible(ground, [&](Square square) { brush.pen.box(boxOf(square)); });
  brush.pen.use(colour);
  brush.pen.fill();
}

// Stones of half a square, or lines across where ink is spared.
void paintDeck(const Brush& brush) {
  fillSquares(brush, Ground::Deck, brush.palette.deck);
  const Pen& pen = brush.pen;
  brush.forVisible(Ground::Deck, [&](Square square) {
    const Box box = boxOf(square);
    if (brush.palette.hatchedDeck) {
      for (const double d : {0.25, 0.5, 0.75, 1.0}) {
        pen.move({box.left + d, box.top});
        pen.line({box.left, box.top + d});
        if (d == 1.0) continue;
        pen.move({box.right, box.top + d});
        pen.line({box.left + d, box.bottom});
      }
      return;
    }
    pen.move({box.left, box.centre().y});
    pen.line({box.right, box.centre().y});
    pen.move({box.centre().x, box.top});
    pen.line({box.centre().x, box.bottom});
    pen.box(box);
  });
  pen.use(brush.palette.joint, brush.atLeast(0.02, 0.6));
  pen.stroke();
}

void paintWater(const Brush& brush) {
  for (const int colour : {0, 1}) {
    brush.forVisible(Ground::Water, [&](Square square) {
      if ((square.column + square.row) % 2 == colour) brush.pen.box(boxOf(square));
    });
    brush.pen.use(brush.palette.water[static_cast<std::size_t>(colour)]);
    brush.pen.fill();
  }
}

// Strips along the edge, and the corners between them where only a slanted neighbour is not water.
void paintShallows(const Brush& brush) {
  brush.forVisible(Ground::Water, [&](Square square) {
    const Box box = boxOf(square);
    for (const SquareDirection direction : allSquareDirections) {
      if (brush.map().isWater(neighbour(square, direction))) continue;
      const SquareStep step = stepOf(direction);
      Box strip = box;
      if (step.columns > 0) strip.left = box.right - shallowWidth;
      if (step.columns < 0) strip.right = box.left + shallowWidth;
      if (step.rows > 0) strip.top = box.bottom - shallowWidth;
      if (step.rows < 0) strip.bottom = box.top + shallowWidth;
      brush.pen.box(strip);
    }
  });
  brush.pen.use(brush.palette.shallow);
  brush.pen.fill();
}

// A few short waves; where they lie follows from the square, so a picture is always the same.
void paintRipples(const Brush& brush) {
  if (brush.pixels < smallestRipple) return;
  brush.forVisible(Ground::Water, [&](Square square) {
    const int turn = (square.column * 7 + square.row * 11) % 5;
    if (turn > 2) return;
    const Point at = centreOf(square) + Point{0.12 * (turn - 1), 0.16 * ((square.column + turn) % 3 - 1)};
    for (const double y : {0.0, 0.13}) {
      brush.pen.move({at.x + (y == 0.0 ? -0.2 : -0.06), at.y + y});
      for (int i = 0; i < 2; ++i) cairo_rel_curve_to(brush.pen.cairo(), 0.03, -0.05, 0.09, 0.05, 0.13, 0);
    }
  });
  brush.pen.use(brush.palette.ripple, brush.atLeast(0.02, 0.8));
  brush.pen.stroke();
}

void paintEdge(const Brush& brush) {
  brush.forVisible(Ground::Water, [&](Square square) {
    const Point centre = centreOf(square);
    for (const SquareDirection side : allSides) {
      if (brush.map().isWater(neighbour(square, side))) continue;
      const Point out = 0.5 * vectorOf(side);
      const Point along{out.y, out.x};
      brush.pen.move(centre + out + along);
      brush.pen.line(centre + out - along);
    }
  });
  brush.pen.use(brush.palette.edge, brush.atLeast(0.045, 1));
  brush.pen.stroke();
}

} // namespace

void paintGround(const Brush& brush) {
  paintRim(brush);
  paintDeck(brush);
  paintWater(brush);
  paintShallows(brush);
  paintRipples(brush);
  paintEdge(brush);
}

} // namespace fairway::formats::pool
