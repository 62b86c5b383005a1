#pragma once

#include "rules/pool/play/position.h"

namespace fairway::validator::pool {

using fairway::pool::BySide;
using fairway::pool::Side;

// A position as pilots see it: of a pile only what can matter from now on. Small, so that looking ahead by
// copies is cheap.
struct PilotPile {
  std::int16_t at = 0;
  std::uint8_t value = 0; // of the crocodile on top; 0: a swimmer
  std::uint8_t size = 1;
  std::uint8_t faces = 0; // sum of the numbers of its crocodiles
};

// The piles of a side: never more than it has tiles.
struct PilotPiles {
  std::array<PilotPile, fairway::pool::maxTilesOfSide> list;
  std::uint8_t count = 0;
};

struct PilotState {
  explicit PilotState(const fairway::pool::Position& position);

  BySide<PilotPiles> piles;
  BySide<std::array<std::uint8_t, fairway::pool::maxValue + 1>> hidden; // values not shown yet
  BySide<std::uint8_t> hiddenTiles;
  BySide<std::int16_t> barTiles;
  BySide<std::int16_t> barFaces;
  Side toMove = Side::Red;
  bool open = false;

  // 1 if that side is ahead in the bars, -1 if the other is, 0 if neither.
  int lead(Side side) const;
};

// What a pilot can choose, before chance has spoken: a swim or a move with its end, or a reveal.
struct PilotTurn {
  std::uint8_t pile = 0;  // of the side to move
  std::uint8_t value = 0; // what moves: 0 a swimmer, else the crocodile
  bool reveals = false;
  std::int16_t to = fairway::pool::nowhere; // or a square, or bar
};

// Plays a turn in which nothing is left to chance, and gives the turn to the other side.
void play(PilotState& state, const PilotTurn& turn);

} // namespace fairway::validator::pool
