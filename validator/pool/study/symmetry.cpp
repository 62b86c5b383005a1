#include "validator/pool/study/symmetry.h"

#include <algorithm>
#include <set>

namespace fairway::validator::pool {

using namespace fairway::pool;

std::string_view nameOf(Symmetry symmetry) {
  constexpr std::array<std::string_view, 3> names{"half-turn", "mirror-rows", "mirror-columns"};
  return names[static_cast<std::size_t>(symmetry)];
}

Square turned(const PoolMap& map, Symmetry symmetry, Square square) {
  if (symmetry != Symmetry::MirrorRows) square.column = map.columns() + 1 - square.column;
  if (symmetry != Symmetry::MirrorColumns) square.row = map.rows() + 1 - square.row;
  return square;
}

namespace {

SquareDirection turned(Symmetry symmetry, SquareDirection side) {
  const bool vertical = side == SquareDirection::N || side == SquareDirection::S;
  const bool flips = symmetry == Symmetry::HalfTurn || (symmetry == Symmetry::MirrorRows) == vertical;
  return flips ? opposite(side) : side;
}

using Row = std::pair<std::vector<Square>, int>; // its water squares, and how many swimmers it takes

// Rows without water take no swimmers and do not count.
std::set<Row> rowsOf(const Pool& pool, Side side) {
  std::set<Row> rows;
  for (const StartRow& row : pool.start[side])
    if (std::vector<Square> squares = squaresOf(pool, row); !squares.empty())
      rows.emplace(std::move(squares), row.swimmers);
  return rows;
}

Row turned(const PoolMap& map, Symmetry symmetry, const Row& row) {
  Row result{{}, row.second};
  for (const Square square : row.first) result.first.push_back(turned(map, symmetry, square));
  std::sort(result.first.begin(), result.first.end());
  return result;
}

} // namespace

std::vector<Square> whatBreaks(const Pool& pool, Symmetry symmetry) {
  std::set<Square> broken;
  for (const Square square : pool.map.squaresOf(Ground::Water))
    if (!pool.map.isWater(turned(pool.map, symmetry, square))) broken.insert(square);
  for (const Ladder& ladder : pool.ladders) {
    const Ladder image{other(ladder.bar), turned(pool.map, symmetry, ladder.at),
                       turned(symmetry, ladder.side)};
    if (std::find(pool.ladders.begin(), pool.ladders.end(), image) == pool.ladders.end())
      broken.insert(ladder.at);
  }
  for (const Side side : bothSides) {
    const std::set<Row> others = rowsOf(pool, other(side));
    for (const Row& row : rowsOf(pool, side))
      if (!others.contains(turned(pool.map, symmetry, row)))
        broken.insert(row.first.begin(), row.first.end());
  }
  return {broken.begin(), broken.end()};
}

} // namespace fairway::validator::pool
