#pragma once

#include "validator/lake_race/coach/win_chances.h"

namespace fairway::validator::lake_race {

inline constexpr double decidedFrom = 0.9; // of win chance
inline constexpr double aheadBy = 1e-6;    // of win chance: what takes the lead

// Who leads: the boat with the greatest chance, at the grid the first of equals in playing order; later the
// one that led before, unless another is ahead of it.
inline int leaderAmong(const Chances& chances, int players, int first, int before, bool atTheGrid) {
  int leader = atTheGrid ? first : before;
  for (int i = 0, seat = first; i < players; ++i, seat = fairway::leftNeighbour(seat, players)) {
    const bool challenges = leader == before && !atTheGrid;
    if (chances[seat] > chances[leader] + (challenges ? aheadBy : 0)) leader = seat;
  }
  return leader;
}

} // namespace fairway::validator::lake_race
