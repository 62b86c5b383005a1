#pragma once

#include "formats/picture/brush.h"
#include "formats/pool/picture/palette.h"
#include "formats/pool/picture/pool_scene.h"

// Inside formats only: this header shows Cairo.
namespace fairway::formats::pool {

using fairway::pool::Crocodile;
using fairway::pool::Ground;
using fairway::pool::Ladder;
using fairway::pool::PoolMap;
using fairway::pool::StartRow;

// Lengths are squares.
struct Brush : SceneBrush<PoolScene> {
  Brush(cairo_t* target, const Texts& drawnTexts, const PoolScene& painted, const PaintOptions& options)
      : SceneBrush(target, drawnTexts, painted, options), palette(paletteOf(options.theme)),
        tiles(options.layers.has(Layer::Tiles)) {}

  const Palette& palette;
  bool tiles; // are shown

  const Pool& pool() const { return scene.shownPool(); }
  const PoolMap& map() const { return pool().map; }

  bool sees(Square square) const { return boxOf(square).grown(rim).meets(visible); }

  // Calls `act(square)` for every visible square of a ground, row by row.
  template <class Act>
  void forVisible(Ground ground, Act act) const {
    for (int row = 1; row <= map().rows(); ++row)
      for (int column = 1; column <= map().columns(); ++column) {
        const Square square{column, row};
        if (map().at(square) == ground && sees(square)) act(square);
      }
  }
};

// One layer, one painter.
void paintGround(const Brush& brush);
void paintGrid(const Brush& brush);
void paintLabels(const Brush& brush);
void paintBars(const Brush& brush); // and the ladders that lead there
void paintStart(const Brush& brush);
void paintHome(const Brush& brush); // and where a tile can go
void paintTiles(const Brush& brush);
void paintFindings(const Brush& brush);

// Pieces that pictures, legends and printed tiles share. Sizes are for a square of 1.

// The sign of a side, so far across: a square plate with a triangle that points up, or a round one.
void drawEmblem(const Pen& pen, const Palette& palette, Side side, Point centre, double size);
// Only the triangle; the path is added.
void addTriangle(const Pen& pen, Side side, Point centre, double size);
// Over a side whose middle is at `at`; `out` leads out of the water and is 1 long.
void drawLadder(const Pen& pen, const Palette& palette, Side side, Point at, Point out);
// This many slabs in a row along a side.
void drawSlabs(const Pen& pen, const Palette& palette, Side side, Point at, Point out, int count);
void drawGlass(const Pen& pen, Colour colour, Point centre, double size); // the sign of a bar

inline constexpr double tileSize = 0.78;

// A tile as large as `size`, its middle at the origin. The frame is what is cut along.
void drawTileGround(const Pen& pen, const SideColours& colours, double size);
// Swimmers of one side are drawn in exactly the same way, regardless of what is behind them.
void drawSwimmer(const Pen& pen, const Palette& palette, Side side, double size);
void drawCrocodile(const Pen& pen, const Texts& texts, const Palette& palette, Side side, int value,
                   double size);
void drawTile(const Pen& pen, const Texts& texts, const Palette& palette, Tile tile, Point centre);

// A frame round squares that a finding is about.
void drawFindingFrame(const Pen& pen, const Theme& theme, Severity severity,
                      const std::vector<Square>& squares);

} // namespace fairway::formats::pool
