#pragma once

#include "rules/pool/board/ways.h"
#include "validator/pool/pilot/state.h"
#include "validator/pool/study/home.h"

// What tiles are worth to pilots, in whole numbers: so that all machines think alike.
namespace fairway::validator::pool {

using Worth = std::int32_t;

inline constexpr Worth inTheBar = 10000;        // a tile that has arrived
inline constexpr Worth ofAFace = 20;            // each point of its number, which breaks ties
inline constexpr Worth wonGame = 40 * inTheBar; // more than all tiles together

// What a tile is worth that is this many turns from home; 0 turns: it never gets there on its own.
Worth worthFrom(int turnsHome);

// All that pilots know of a board before a game begins.
template <int W>
struct PilotBoard {
  explicit PilotBoard(const fairway::pool::PoolBoard& board);

  using Squares = fairway::pool::Bits<W>;
  using ByValue = std::array<std::vector<Worth>, fairway::pool::maxValue + 1>; // by number of the square

  const fairway::pool::PoolBoard* board;
  fairway::pool::Waters<W> waters;
  BySide<ByValue> worth; // of a tile with that number on top; 0: a swimmer that swims home
  // Where a crocodile could end in an empty pool: what it threatens, roughly.
  std::array<std::vector<Squares>, fairway::pool::maxValue + 1> reach;
  int opening;
};

} // namespace fairway::validator::pool
