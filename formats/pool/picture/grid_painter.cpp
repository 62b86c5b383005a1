#include "formats/pool/picture/brush.h"

namespace fairway::formats::pool {

namespace {

constexpr double smallestGrid = 5;   // pixels of a square below which a grid would be a fog
constexpr double smallestLabel = 24; // and labels would be dirt

} // namespace

// Lines between two squares of water; the others end at the edge.
void paintGrid(const Brush& brush) {
  if (brush.pixels < smallestGrid) return;
  cairo_set_line_cap(brush.pen.cairo(), CAIRO_LINE_CAP_BUTT);
  brush.forVisible(Ground::Water, [&](Square square) {
    const Box box = boxOf(square);
    if (brush.map().isWater(neighbour(square, SquareDirection::E))) {
      brush.pen.move({box.right, box.top});
      brush.pen.line({box.right, box.bottom});
    }
    if (brush.map().isWater(neighbour(square, SquareDirection::S))) {
      brush.pen.move({box.left, box.bottom});
      brush.pen.line({box.right, box.bottom});
    }
  });
  brush.pen.use(brush.theme.grid, brush.atLeast(0.025, 0.8));
  brush.pen.stroke();
}

// Column and row in the upper left corner; not where a tile lies on them.
void paintLabels(const Brush& brush) {
  if (brush.pixels < smallestLabel) return;
  for (const Ground ground : {Ground::Water, Ground::Deck})
    brush.forVisible(ground, [&](Square square) {
      const auto& piles = brush.scene.piles;
      if (brush.tiles &&
          std::any_of(piles.begin(), piles.end(), [square](const PileMark& p) { return p.at == square; }))
        return;
      const Colour colour = ground == Ground::Water ? brush.theme.label : brush.theme.labelOnLand;
      const std::string text = std::to_string(square.column) + "," + std::to_string(square.row);
      brush.texts.draw({text, {0.13}, 0, 1}, Point{boxOf(square).left, boxOf(square).top} + Point{0.05, 0.03},
                       colour);
    });
}

} // namespace fairway::formats::pool
