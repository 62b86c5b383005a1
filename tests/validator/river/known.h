#pragma once

#include "validator/river/solve/alone.h"

// What pilots know of a river. The parts point to each other, so it stays where it is.
namespace fairway::validator::river::test {

struct Known {
  explicit Known(const River& river)
      : moves(river), endless(moves), alone(moves, endless, (river.players - 1) * river.boats) {}

  FleetMoves moves;
  Endless endless;
  Alone alone;
  WorkWatch watch;
};

} // namespace fairway::validator::river::test
