#include "editor/model/pool/board/new_pool.h"

#include "editor/model/pool/board/image.h"

#include <algorithm>

namespace fairway::editor::pool {

using fairway::pool::Ladder;

namespace {

// From the second row of the own end on, and never to the middle.
int startRowsOf(int rows) {
  return std::clamp((rows - 2) / 2, 1, 4);
}

// Red's bar lies in the upper right corner; a narrow pool has it beyond its edge.
void addRedsBar(Pool& pool) {
  const int columns = pool.map.columns();
  if (columns < 4) {
    for (int column = 1; column <= columns; ++column)
      pool.ladders.push_back({Side::Red, {column, 1}, SquareDirection::N});
    return;
  }
  for (const int column : {columns - 1, columns}) pool.map.set({column, 1}, Ground::Deck);
  pool.ladders = {{Side::Red, {columns - 2, 1}, SquareDirection::E},
                  {Side::Red, {columns - 1, 2}, SquareDirection::N},
                  {Side::Red, {columns, 2}, SquareDirection::N}};
}

// The tiles go round the start rows, the middle ones first, until all lie; with them the slabs grow.
void addRedsStart(Pool& pool) {
  const int count = startRowsOf(pool.map.rows());
  std::vector<int> swimmers(static_cast<std::size_t>(count), 0);
  static constexpr std::array<int, 4> order{1, 2, 0, 3};
  std::vector<std::size_t> turns;
  for (const int place : order)
    if (place < count) turns.push_back(static_cast<std::size_t>(place));
  for (int tile = 0; tile < pool.tiles(); ++tile)
    ++swimmers[turns[static_cast<std::size_t>(tile) % turns.size()]];
  for (int i = 0; i < count; ++i)
    if (swimmers[static_cast<std::size_t>(i)] > 0)
      pool.start[Side::Red].push_back(
          {pool.map.rows() - count + i, swimmers[static_cast<std::size_t>(i)], std::nullopt});
}

// Evenly over each row, a little to the left and right by turns.
void addRedsSetup(Pool& pool) {
  auto& squares = (*pool.setup)[Side::Red];
  bool shift = false;
  for (const StartRow& row : pool.start[Side::Red]) {
    const std::vector<Square> free = fairway::pool::squaresOf(pool, row);
    const int room = static_cast<int>(free.size());
    for (int i = 0; i < row.swimmers; ++i)
      squares.push_back(free[static_cast<std::size_t>(((2 * i + 1) * room + (shift ? row.swimmers : 0)) /
                                                      (2 * row.swimmers)) %
                             free.size()]);
    shift = !shift;
  }
}

// What red has yellow has too, turned by half.
void addYellow(Pool& pool) {
  const Image image(pool.map, Symmetry::HalfTurn);
  const std::vector<Square> decks = pool.map.squaresOf(Ground::Deck);
  for (const Square square : decks) pool.map.set(image.of(square), Ground::Deck);
  const std::vector<Ladder> reds = pool.ladders;
  for (const Ladder& ladder : reds)
    pool.ladders.push_back({Side::Yellow, image.of(ladder.at), image.of(ladder.side)});
  for (const StartRow& row : pool.start[Side::Red]) pool.start[Side::Yellow].push_back(image.of(row));
  std::reverse(pool.start[Side::Yellow].begin(), pool.start[Side::Yellow].end());
}

} // namespace

int mostTiles(int columns, int rows) {
  return std::min(fairway::pool::maxTilesOfSide, columns * startRowsOf(rows));
}

formats::pool::PoolDocument newPool(int columns, int rows, int tiles) {
  Pool pool;
  pool.map = PoolMap(columns, rows);
  for (int value = 1; value <= std::min(tiles, mostTiles(columns, rows)); ++value)
    pool.crocodiles.push_back(fairway::pool::usualCrocodile(value));
  addRedsBar(pool);
  addRedsStart(pool);
  addYellow(pool);
  pool.setup.emplace();
  addRedsSetup(pool);
  const Image image(pool.map, Symmetry::HalfTurn);
  for (const Square square : (*pool.setup)[Side::Red])
    (*pool.setup)[Side::Yellow].push_back(image.of(square));
  return {{}, {std::move(pool)}};
}

} // namespace fairway::editor::pool
