#include "formats/pool/picture/brush.h"

#include <algorithm>

namespace fairway::formats::pool {

using namespace fairway::pool;

PoolScene::PoolScene(Pool pool) : pool_(std::move(pool)), box_(pictureBox(pool_.map)) {
  if (!pool_.setup) return;
  for (const Side side : fairway::pool::bothSides)
    for (const Square square : (*pool_.setup)[side]) piles.push_back({square, {Tile{side, 0}}});
}

void PoolScene::showPosition(const PoolBoard& board, const Position& position) {
  piles.clear();
  for (const fairway::pool::Pile& pile : position.piles())
    piles.push_back({board.squareOf(pile.at), {pile.tiles.begin(), pile.tiles.begin() + pile.size}});
  std::sort(piles.begin(), piles.end(), [](const auto& a, const auto& b) { return a.at < b.at; });
  inBars.emplace();
  for (const Side side : fairway::pool::bothSides) (*inBars)[side] = position.inBar(side).tiles;
}

void PoolScene::showPlacing(const PoolBoard& board, const Placing& placing) {
  piles.clear();
  for (const Side side : fairway::pool::bothSides)
    for (const auto number : placing.squares()[side])
      piles.push_back({board.squareOf(number), {Tile{side, 0}}});
}

void PoolScene::paintLayers(cairo_t* target, const PaintOptions& options, Layers layers) const {
  static constexpr std::array painters{paintGround, paintGrid, paintLabels, paintBars,
                                       paintStart,  paintHome, paintTiles,  paintFindings};
  const Texts texts(target);
  const Brush brush(target, texts, *this, options);
  paintEach(brush, painters, layers);
}

std::vector<Square> barSquares(const Pool& pool, Side side) {
  std::vector<Square> squares;
  for (const fairway::pool::Ladder& ladder : pool.ladders) {
    const Square behind = neighbour(ladder.at, ladder.side);
    if (ladder.bar == side && !pool.map.isWater(behind)) squares.push_back(behind);
  }
  std::sort(squares.begin(), squares.end());
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
  return squares;
}

} // namespace fairway::formats::pool
