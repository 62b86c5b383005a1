#include "formats/pool/print/star.h"

#include "rules/pool/play/legal.h"

namespace fairway::formats::pool {

using namespace fairway::pool;

namespace {

// Up and to the right by turns: such a way never meets itself.
std::vector<Offset> longestWay(const Crocodile& crocodile) {
  const int legs = std::min(crocodile.turns, crocodile.value - 1) + 1;
  std::vector<Offset> way{{0, 0}};
  for (int leg = 0; leg < legs; ++leg) {
    const int steps = crocodile.value / legs + (leg < crocodile.value % legs ? 1 : 0);
    Offset next = way.back();
    (leg % 2 == 0 ? next.down : next.right) += leg % 2 == 0 ? -steps : steps;
    way.push_back(next);
  }
  return way;
}

} // namespace

Star starOf(const Crocodile& crocodile) {
  const int side = 2 * crocodile.value + 1;
  const Square middle{crocodile.value + 1, crocodile.value + 1};
  Pool open;
  open.map = PoolMap(side, side);
  open.crocodiles = {crocodile};
  const PoolBoard board(open);
  Star star{{}, longestWay(crocodile)};
  const auto ends = endsAlone(board, Side::Red, board.numberOf(middle), crocodile.value);
  for (const Square end : board.squaresOf(ends.squares))
    star.ends.push_back({end.column - middle.column, end.row - middle.row});
  return star;
}

} // namespace fairway::formats::pool
