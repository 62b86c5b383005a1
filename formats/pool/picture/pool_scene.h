#pragma once

#include "formats/picture/scene.h"
#include "formats/pool/picture/layers.h"
#include "formats/pool/picture/square_geometry.h"
#include "rules/pool/play/placing.h"

namespace fairway::formats::pool {

using fairway::pool::BySide;
using fairway::pool::Pool;
using fairway::pool::Side;
using fairway::pool::Tile;

// Tiles on one square, bottom to top.
struct PileMark {
  Square at;
  std::vector<Tile> tiles;

  friend bool operator==(const PileMark&, const PileMark&) = default;
};

// A pile on its way, bottom to top.
struct MovingPile {
  std::vector<Tile> tiles;
  Point at;
};

// How many turns a tile takes from each water square to its bar, if it is alone.
struct HomeMap {
  struct Entry {
    Square square;
    std::optional<int> turns; // none: it never gets there
  };

  Side side = Side::Red;
  int value = 0; // 0: a swimmer
  std::vector<Entry> entries;
};

// Where a tile can go in one turn from a square.
struct ReachMark {
  Side side = Side::Red;
  Square from;
  std::vector<Square> ends;
  bool bar = false;
};

// A pool made ready to be painted again and again, and what is to be drawn on it. The unit is one square;
// void is left as it is but for the rim of stone that is round everything else.
class PoolScene final : public Scene {
public:
  explicit PoolScene(Pool pool); // with the swimmers of its setup

  const Pool& shownPool() const { return pool_; }
  const Box& box() const override { return box_; }

  std::span<const std::string_view> layerNames() const override { return pool::layerNames; }
  std::vector<LegendEntry> legend(const Theme& theme, Layers layers, const Speaker& speaker) const override;
  std::string scaleInWords(int units, double millimetres, const Speaker& speaker) const override;

  void showPosition(const fairway::pool::PoolBoard& board, const fairway::pool::Position& position);
  void showPlacing(const fairway::pool::PoolBoard& board, const fairway::pool::Placing& placing);

  std::vector<PileMark> piles;
  bool tilesAsPlaces = false;        // as outlines of where tiles go
  std::optional<BySide<int>> inBars; // tiles there, in a game
  std::optional<HomeMap> home;
  std::optional<ReachMark> reach;
  std::optional<MovingPile> moving;
  std::vector<Square> lastTurn; // from, and to where it ended on a square

private:
  void paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const override;

  Pool pool_;
  Box box_;
};

// The squares that are a side's bar: those right behind its ladders, except water.
std::vector<Square> barSquares(const Pool& pool, Side side);

} // namespace fairway::formats::pool
