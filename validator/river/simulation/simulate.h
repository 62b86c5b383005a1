#pragma once

#include "validator/core/statistics.h"
#include "validator/core/work_watch.h"
#include "validator/river/pilot/pilot.h"

namespace fairway::validator::river {

struct SimulationOptions {
  int players = 2;
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  int looks = 1; // at growing simulations: they share what may be wrong
};

struct SeatResult {
  std::int64_t wins = 0;   // alone
  std::int64_t shared = 0; // with others
  Estimate share;          // a win shared by k counts 1/k
  double points = 0;       // means
  double saved = 0;
};

struct SimulationResult {
  std::vector<SeatResult> seats; // seat 1 is the first player
  double roundMean = 0;
  double roundDeviation = 0;
  double windPassed = 0;       // of all rolls of wind, the share that could not be used
  std::vector<SeatEdge> edges; // by seat; empty where pilots differ
  Fairness verdict = Fairness::Undecided;
  bool settled = false;                    // more races would not change it
  std::vector<std::size_t> unfairSeats;    // shown to be, from 0
  std::optional<std::int64_t> racesNeeded; // where the verdict is undecided
};

// The pilots of a simulation.
struct Pilots {
  std::vector<const Pilot*> bySeat; // one a player
  // Sails a fleet alone, where all seats have the same pilot: what turn order alone does is measured with it.
  // Null: nothing is allowed for turn order.
  const Pilot* alone = nullptr;
};

// The win rate of each seat where fleets do not meet: each sails as if alone, and docks are taken in the
// order of arrival. What it differs from an equal share by is turn order's doing, on any river.
std::vector<double> turnOrderShares(const FleetMoves& moves, const Pilot& alone,
                                    const SimulationOptions& options);

// Races between pilots. None when the watch wanted to stop. The result does not depend on the number of
// threads: races are numbered, each with dice of its own, and all that is counted is whole numbers.
std::optional<SimulationResult> simulate(const FleetMoves& moves, const Pilots& pilots,
                                         const SimulationOptions& options, WorkWatch& watch);

} // namespace fairway::validator::river
