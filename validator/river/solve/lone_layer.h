#pragma once

#include "validator/river/solve/endless.h"

namespace fairway::validator::river {

// Values of all states of a lone player with the same boats, by phase and fleet, as proven bounds.
struct LoneLayer {
  std::vector<double> lower;
  std::vector<double> upper;
};

// Where states of a layer lead, by the boats that the waterfall takes: layers of fewer boats, or null where
// nothing is worth anything any more. `home` is where they lead when a boat comes home in the turn.
struct LoneExits {
  std::array<const LoneLayer*, fairway::river::mostBoats + 1> stay{}; // the first is the layer itself
  std::array<const LoneLayer*, fairway::river::mostBoats + 1> home{};
  double gain = 0; // for coming home
};

// Solves one layer from bounds that hold everywhere, until those of all states that need it are so close.
// Boats only ever leave, so everything outside of it is solved already; phases run backwards, so that one
// sweep looks a whole turn of the river ahead. Where races all but never end the bounds, though proved, stay
// further apart.
void solveLoneLayer(const FleetMoves& moves, const Endless& endless, int boats, const LoneExits& exits,
                    LoneLayer& layer, double most, double close);

} // namespace fairway::validator::river
