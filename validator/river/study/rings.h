#pragma once

#include "rules/river/board/river.h"

#include <map>

namespace fairway::validator::river {

using fairway::river::Phase;
using fairway::river::River;

// Turning an order by one section is the same ring one phase later, so what is known of a ring serves all of
// its orders. A ring is given by kinds and pushes, starting where that is smallest.
using Ring = std::vector<std::pair<int, int>>;

// One of several rivers, and the phase of the ring in which it begins.
struct RingPlace {
  std::size_t order = 0;
  Phase phase;
};

using Rings = std::map<Ring, std::vector<RingPlace>>;

Rings ringsOf(const std::vector<River>& rivers);
Ring ringOf(const River& river);

// The river laid so that the ring begins at the waterfall.
River laidFrom(const Ring& ring, River river);

} // namespace fairway::validator::river
