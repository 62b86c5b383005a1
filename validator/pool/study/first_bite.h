#pragma once

#include "rules/pool/play/legal.h"

namespace fairway::validator::pool {

// Red's best first reveal: the tile, the numbers with which it bites, and whom.
struct FirstBite {
  int tiles = 0; // of a side that bite, values counted as often as they occur
  Square from;
  struct Bite {
    int value = 0;
    Square at;
  };
  std::vector<Bite> bites; // one for each value that bites
};

// In any placement: from each red start square, the numbers that reach some yellow start square of the empty
// pool.
FirstBite bestFirstBiteAnywhere(const fairway::pool::PoolBoard& board);
// In the setup, which must fit.
FirstBite bestFirstBiteInSetup(const fairway::pool::PoolBoard& board);

} // namespace fairway::validator::pool
