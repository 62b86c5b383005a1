#pragma once

#include "validator/river/solve/flow.h"
#include "validator/river/study/river_study.h"

namespace fairway::validator::river {

// How much a river gives to perfect players.
struct Par {
  struct Lone {
    Bounds points;
    LoneFlow flow;
    std::int64_t states = 0;
  };
  struct Pair {
    Bounds win;
    PairFlow flow;
    Bounds difference;
    std::vector<std::optional<double>> winByRotation; // by the phase of the start; none: need not end
    std::optional<double> skill;
    std::int64_t states = 0;
  };

  std::optional<Lone> alone; // none: the game need not end
  std::optional<Pair> two;   // nor where there are too many states
};

// None when the watch wanted to stop.
std::optional<Par> parOf(const RiverStudy& study, bool skill, WorkWatch& watch);

} // namespace fairway::validator::river
