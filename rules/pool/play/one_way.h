#pragma once

#include "rules/pool/play/legal.h"

namespace fairway::pool {

// One of the ways that a tile can go, as something that can be drawn.
struct OneWay {
  std::vector<Square> squares; // the first one included; into a bar, the ladder's square is the last
  bool bar = false;            // it goes on over a ladder
};

// A way of a crocodile (or of a swimmer, value 0) from a square to an end, over free squares; with `prey` it
// may end on what lies there. With as few corners as possible, and none where there is no such way.
std::optional<OneWay> oneWay(const PoolBoard& board, Side side, int value, Square from, SquareNumber to,
                             const SquareSet& free);

} // namespace fairway::pool
