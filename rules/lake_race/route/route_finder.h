#pragma once

#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/choose.h"

#include <memory>

namespace fairway::lake_race {

// Finds the lengths of routes on one lake, for many courses: the 24 assignments of a race, all their arrows
// and directions. What courses have in common is kept (most of all from one to the next that differs in the
// order of buoys 1 to 3 only), so a finder belongs to one thread; the lake must outlive it.
class RouteFinder {
public:
  explicit RouteFinder(const Lake& lake);
  ~RouteFinder();
  RouteFinder(const RouteFinder&) = delete;
  RouteFinder& operator=(const RouteFinder&) = delete;

  // The length of the shortest route over all candidates (see choose.h). The gates must be defined.
  std::optional<int> leastSteps(const Placement& placement, const OpenChoices& open);

  // The choices that the rules make, with the route's length.
  ChosenRoute chosenRoute(const Placement& placement, const OpenChoices& open);

  // G01: whether some step passes each of the gates forwards.
  bool everyGateOpen(const Placement& placement, const Choices& choices);

  // Whether boats can get from any of these cells to any other; they must be water without a buoy.
  bool joined(const Placement& placement, const std::vector<Cell>& cells);

private:
  class Boards;

  const Lake& lake_;
  std::unique_ptr<Boards> boards_;
};

// As in assignments.h, with a finder of the lake: its races can share one.
void forEachAssignment(const Lake& lake, RaceLetter race, RouteFinder& finder, const VisitAssignment& visit,
                       int firstStart = 0);

} // namespace fairway::lake_race
