#pragma once

#include "rules/pool/board/crocodile.h"
#include "rules/pool/board/pool_map.h"
#include "rules/pool/board/side.h"
#include "rules/square/square.h"

#include <optional>
#include <vector>

namespace fairway::pool {

inline constexpr int maxLadders = 40;
inline constexpr int maxStartRows = 30;  // a side
inline constexpr int maxRowSwimmers = 9; // of one start row
inline constexpr int maxTilesOfSide = 9;
inline constexpr int maxTiles = 2 * maxTilesOfSide;
inline constexpr int maxOpening = 9;
inline constexpr int defaultOpening = 2;
inline constexpr int minQuiet = 10;
inline constexpr int maxQuiet = 1000;
inline constexpr int defaultQuiet = 100;

// Hangs on a side of a water square and leads into a bar.
struct Ladder {
  Side bar = Side::Red;
  Square at;
  SquareDirection side = SquareDirection::N; // one of the four

  friend bool operator==(const Ladder&, const Ladder&) = default;
};

struct ColumnRange {
  int from = 1;
  int to = 1;

  friend bool operator==(const ColumnRange&, const ColumnRange&) = default;
};

// A row of squares, or some columns of it, and how many swimmers it may take.
struct StartRow {
  int row = 1;
  int swimmers = 1;
  std::optional<ColumnRange> columns; // none: all

  friend bool operator==(const StartRow&, const StartRow&) = default;
};

using Setup = BySide<std::vector<Square>>;

// A pool as it is drawn. Whether it can be played is for the checks to say.
struct Pool {
  PoolMap map;
  std::vector<Ladder> ladders;
  BySide<std::vector<StartRow>> start;
  std::optional<Setup> setup;
  std::vector<Crocodile> crocodiles; // of each side
  int opening = defaultOpening;      // the number of tiles that the first pile in a bar needs
  int quiet = defaultQuiet; // the number of turns without a reveal, bite or arrival that end the game

  int tiles() const { return static_cast<int>(crocodiles.size()); } // a side

  friend bool operator==(const Pool&, const Pool&) = default;
};

std::vector<Crocodile> usualCrocodiles(); // 1 to 6

// The water squares of a start row, by column.
std::vector<Square> squaresOf(const Pool& pool, const StartRow& row);
// Those of all start rows of a side, by row, then column.
std::vector<Square> startSquares(const Pool& pool, Side side);
// How many tiles a side's start rows take.
int roomOf(const Pool& pool, Side side);
// The ladders of a side that hang on water, and the start row that a square is in.
std::vector<Ladder> laddersOf(const Pool& pool, Side side);
const StartRow* startRowAt(const Pool& pool, Side side, Square square); // null: none

} // namespace fairway::pool
