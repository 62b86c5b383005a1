#include "rules/pool/board/pool.h"

#include <algorithm>

namespace fairway::pool {

std::vector<Crocodile> usualCrocodiles() {
  std::vector<Crocodile> crocodiles;
  for (int value = 1; value <= 6; ++value) crocodiles.push_back(usualCrocodile(value));
  return crocodiles;
}

namespace {

bool covers(const StartRow& row, Square square) {
  return square.row == row.row &&
         (!row.columns || (square.column >= row.columns->from && square.column <= row.columns->to));
}

} // namespace

std::vector<Square> squaresOf(const Pool& pool, const StartRow& row) {
  std::vector<Square> squares;
  for (Square square{1, row.row}; square.column <= pool.map.columns(); ++square.column)
    if (pool.map.isWater(square) && covers(row, square)) squares.push_back(square);
  return squares;
}

std::vector<Square> startSquares(const Pool& pool, Side side) {
  std::vector<Square> squares;
  for (const StartRow& row : pool.start[side]) {
    const std::vector<Square> more = squaresOf(pool, row);
    squares.insert(squares.end(), more.begin(), more.end());
  }
  std::sort(squares.begin(), squares.end());
  return squares;
}

int roomOf(const Pool& pool, Side side) {
  int room = 0;
  for (const StartRow& row : pool.start[side])
    room += std::min(row.swimmers, static_cast<int>(squaresOf(pool, row).size()));
  return room;
}

std::vector<Ladder> laddersOf(const Pool& pool, Side side) {
  std::vector<Ladder> ladders;
  for (const Ladder& ladder : pool.ladders)
    if (ladder.bar == side && pool.map.isWater(ladder.at)) ladders.push_back(ladder);
  return ladders;
}

const StartRow* startRowAt(const Pool& pool, Side side, Square square) {
  if (!pool.map.isWater(square)) return nullptr;
  for (const StartRow& row : pool.start[side])
    if (covers(row, square)) return &row;
  return nullptr;
}

} // namespace fairway::pool
