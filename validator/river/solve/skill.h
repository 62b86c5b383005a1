#pragma once

#include "validator/river/solve/two.h"

namespace fairway::validator::river {

// What the best answer wins against a player who picks evenly among the options, by its own seat.
struct Skill {
  double first = 0;
  double second = 0;

  double mean() const { return (first + second) / 2; }
};

// None when the watch wanted to stop. The river must have at most mostStatesOfTwo states.
std::optional<Skill> skillOn(const FleetMoves& moves, const Endless& endless, WorkWatch& watch);

} // namespace fairway::validator::river
