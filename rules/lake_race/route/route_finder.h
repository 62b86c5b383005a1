#pragma once

#include "rules/lake_race/board/bit_cells.h"
#include "rules/lake_race/gates/gate.h"
#include "rules/lake_race/route/assignments.h"
#include "rules/lake_race/route/choose.h"

#include <memory>

namespace fairway::lake_race {

class RouteTrail;

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

  // The same with the cells of such a route, preferably among the given ones; none as well where the trail,
  // of a lake of the same size, cannot walk it back.
  struct Way {
    int steps = 0;
    std::vector<Cell> cells; // in no order
  };
  std::optional<Way> leastWay(const Placement& placement, const BitCells& preferred, RouteTrail& trail);

  // All of the lake's water.
  const BitCells& water() const;

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

// What does not depend on the order of buoys 1 to 3: assignments that start at the same slot share it, and
// they follow each other in the order of numbers.
struct StartStudy {
  std::string_view error; // of the layout
  bool roomy = false;     // boats find room in both start directions, on one water
};
inline constexpr int assignmentsOfStart = assignmentCount / 4;
StartStudy startStudy(const Lake& lake, RouteFinder& finder, const Placement& placement);

// An assignment of a race that has courses, not judged yet.
Assignment assignmentOf(const Lake& lake, RaceLetter race, int number);

// The course that the rules choose or, if that one has an error, any other with natural arrows.
void judge(const Lake& lake, RouteFinder& finder, const StartStudy& start, Assignment& assignment);

// As in assignments.h, with a finder of the lake: its races can share one.
void forEachAssignment(const Lake& lake, RaceLetter race, RouteFinder& finder, const VisitAssignment& visit,
                       int firstStart = 0);

} // namespace fairway::lake_race
