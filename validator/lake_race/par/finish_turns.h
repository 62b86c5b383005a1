#pragma once

#include "validator/core/statistics.h"
#include "validator/lake_race/par/race_flow.h"

#include <span>

namespace fairway::validator::lake_race {

struct FlowStart {
  StateSpace::Water water;
  int heading;
};

// A race is given up after this many turns of a boat, if it is still under way: then it never finishes.
inline constexpr int mostFinishTurns = 4000;

// When a perfect boat finishes: the exact distribution, from the solved race run forwards turn by turn. A
// boat that sinks never does. From several starts at once. None when stopped.
std::optional<std::vector<FinishTurns>> finishTurnsFrom(const SolvedRace& race,
                                                        std::span<const FlowStart> starts,
                                                        const WorkWatch& watch = unwatched());

} // namespace fairway::validator::lake_race
