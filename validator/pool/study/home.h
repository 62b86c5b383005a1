#pragma once

#include "rules/pool/play/legal.h"

namespace fairway::validator::pool {

// How a tile gets home alone, bars open: from every square, in how many turns.
struct HomeTable {
  static constexpr int never = 0; // and on squares without water

  fairway::pool::Side side = fairway::pool::Side::Red;
  int value = 0;                      // 0: the swimmer
  std::vector<std::uint16_t> turns;   // by number of the square
  fairway::pool::SquareSet stuck;     // squares without any move
  fairway::pool::SquareSet neverHome; // squares from which it never gets home, the stuck ones included

  int turnsFrom(int number) const { return turns[static_cast<std::size_t>(number)]; }
};

HomeTable homeTable(const fairway::pool::PoolBoard& board, fairway::pool::Side side, int value);

// Of all values, red first; of a side the swimmer, then each value once.
std::vector<HomeTable> homeTables(const fairway::pool::PoolBoard& board);

} // namespace fairway::validator::pool
