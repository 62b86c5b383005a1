#pragma once

#include "validator/core/measured.h"
#include "validator/river/simulation/simulate.h"
#include "validator/river/solve/flow.h"

#include <map>

namespace fairway::validator::river {

// What a river came to, for those who show it. The numbers are those of `par` and `simulate`.
struct RiverFigures {
  struct Lone {
    Bounds points;
    LoneFlow flow;
  };
  struct Pair {
    Bounds win; // of the first player, a tie as a half
    PairFlow flow;
    std::optional<Skill> skill; // none: stopped
  };

  std::optional<Lone> alone;             // none: the game may never end
  std::optional<Pair> two;               // none: stopped, or there are too many states
  std::map<int, SimulationResult> races; // of three players and more
};

std::vector<Measured> measuredOf(const RiverFigures& figures);

// In plain sentences: one player alone, two, and more.
std::vector<Phrase> notesOn(const RiverFigures& figures);

} // namespace fairway::validator::river
