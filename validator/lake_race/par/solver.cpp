#include "validator/lake_race/par/solver.h"

#include "validator/lake_race/par/gate_solver.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

namespace {

// Changes shrink by about the same factor from sweep to sweep, so their logarithm shows how far it is.
double shareDone(double firstChange, double change, double tolerance) {
  if (change <= tolerance) return 1;
  const double whole = std::log(firstChange / tolerance);
  return whole <= 0 ? 0 : std::clamp(std::log(firstChange / change) / whole, 0.0, 1.0);
}

} // namespace

SolverEffort solve(const StateSpace& space, Costs costs, double tolerance, ValueTable& values,
                   WorkWatch& watch) {
  SolverEffort effort;
  for (int gate = fairway::lake_race::gateCount - 1; gate >= 0; --gate) {
    GateSolver solver(space, costs, gate, values);
    double firstChange = 0;
    for (int sweep = 1;; ++sweep) {
      if (watch.stopWanted()) {
        effort.stopped = true;
        return effort;
      }
      const double change = solver.sweep(tolerance, watch);
      if (sweep == 1) firstChange = change;
      effort.sweeps = std::max(effort.sweeps, sweep);
      watch.advance((fairway::lake_race::gateCount - 1 - gate + shareDone(firstChange, change, tolerance)) /
                    fairway::lake_race::gateCount);
      if (change <= tolerance) break;
    }
    effort.backups += solver.backups();
  }
  return effort;
}

} // namespace fairway::validator::lake_race
