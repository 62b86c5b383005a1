#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/bellman_update.h"

namespace fairway::validator::lake_race {

// What the solver did, for the benchmarks.
struct SolverEffort {
  int sweeps = 0;          // the most that any gate took
  std::size_t backups = 0; // states worked out anew
  bool stopped = false;    // the watch wanted it: the values mean nothing
};

// Solves the race of one boat alone, gate by gate from the last to the first: no boat ever goes back to a
// gate that is done. `values` may start anywhere for costs of 1 a turn; without a cost for turns they must
// start at what sinking costs. Ends when no state changes by more than `tolerance`.
//
// Within a gate, cells are taken in the order of their steps to the finish, so that one sweep carries what is
// known near the gate all the way back. They are taken in bands: within a band all are worked out before any
// is written. So the result does not depend on which thread works on what, and the bands are worked on in
// parallel.
SolverEffort solve(const StateSpace& space, Costs costs, double tolerance, ValueTable& values,
                   WorkWatch& watch);

} // namespace fairway::validator::lake_race
