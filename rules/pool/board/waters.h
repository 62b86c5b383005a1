#pragma once

#include "rules/pool/board/bits.h"
#include "rules/pool/board/side.h"
#include "rules/square/square.h"

#include <variant>

namespace fairway::pool {

inline constexpr int mostWords = 15; // 30 rows of 31 numbers

// What the ways of tiles need of a board, in sets of W words.
template <int W>
struct Waters {
  static constexpr int words = W;

  Bits<W> water;
  BySide<std::array<Bits<W>, sideDirections>> ladders; // squares with a ladder of a side's bar, by its side
  BySide<Bits<W>> allLadders;                          // the same, on any side
  std::array<int, squareDirections> steps{};           // what a step adds to the number of a square
};

// The smallest that holds a board, out of the few sizes that are compiled.
using AnyWaters = std::variant<Waters<2>, Waters<4>, Waters<mostWords>>;

} // namespace fairway::pool
