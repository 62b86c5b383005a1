#pragma once

#include "validator/river/solve/endless.h"

namespace fairway::validator::river {

// Lone boats that some rolls bring home. All others are doomed, whatever is rolled.
StateSet savableBoats(const FleetMoves& moves);

// Whether some rolls bring all boats of a player home, with no other boats in the way.
struct Rescue {
  int most = 0;                 // boats that can come home together, at most
  std::vector<PlayedTurn> line; // a shortest play that brings all home; empty where there is none
};
Rescue rescueOf(const FleetMoves& moves);

// The same question alone, for a race that begins in some phase: fast where the answer is yes.
bool allCanComeHome(const FleetMoves& moves, Phase begin);

} // namespace fairway::validator::river
