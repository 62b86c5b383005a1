#pragma once

#include "validator/core/work_watch.h"
#include "validator/river/pilot/pilot.h"
#include "validator/river/simulation/fairness.h"

namespace fairway::validator::river {

struct SimulationOptions {
  int players = 2;
  std::int64_t games = 10000;
  std::uint64_t seed = 1;
  int looks = 1; // how often somebody looks at growing simulations: the looks share what may be wrong
};

struct SeatResult {
  std::int64_t wins = 0;   // alone
  std::int64_t shared = 0; // with others
  Share share;             // a win shared by k counts 1/k
  double points = 0;       // means
  double saved = 0;
};

struct SimulationResult {
  std::vector<SeatResult> seats; // seat 1 is the first player
  double roundMean = 0;
  double roundDeviation = 0;
  double windPassed = 0; // of all rolls of wind, the share that could not be used
  Fairness verdict = Fairness::Undecided;
};

// Races between equal pilots. None when the watch wanted to stop. The result does not depend on the number of
// threads: races are numbered, each with dice of its own, and all that is counted is whole numbers.
std::optional<SimulationResult> simulate(const FleetMoves& moves, const Pilot& pilot,
                                         const SimulationOptions& options, WorkWatch& watch);

} // namespace fairway::validator::river
