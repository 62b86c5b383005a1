#pragma once

#include "validator/lake_race/par/race_flow.h"

#include <span>

namespace fairway::validator::lake_race {

// When a perfect boat finishes: the exact distribution, from the solved race run forwards turn by turn.
struct FinishTurns {
  std::vector<double> byTurn; // in its own turn so and so; the first entry, turn 0, is always 0
  double never = 1;           // it sinks

  double at(std::size_t turn) const { return turn < byTurn.size() ? byTurn[turn] : 0; }
};

struct FlowStart {
  StateSpace::Water water;
  int heading;
};

// A race is given up after so many turns of a boat, should it still be under way: then it never finishes.
inline constexpr int mostFinishTurns = 4000;

// From several starts at once. None when stopped.
std::optional<std::vector<FinishTurns>> finishTurnsFrom(const SolvedRace& race,
                                                        std::span<const FlowStart> starts,
                                                        const WorkWatch& watch = unwatched());

} // namespace fairway::validator::lake_race
