#include "rules/lake_race/route/assignments.h"

#include "rules/base/contract.h"
#include "rules/lake_race/route/course_rules.h"
#include "rules/lake_race/route/reach.h"
#include "rules/lake_race/route/route_finder.h"

#include <algorithm>
#include <set>

namespace fairway::lake_race {

namespace {

// Start cells on one body of water share their fate: START owes nothing, so each reaches all that the others
// do, and a route from one proves it for all.
bool finishesFromEveryCell(const Lake& lake, RouteFinder& finder, const Placement& placement,
                           const Choices& choices, const std::vector<Cell>& cells) {
  if (finder.joined(placement, cells)) return true;
  const CourseBoard board(lake, placement, choices);
  return std::all_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return reachFrom(board, {board.indexOf(cell)}).finishes(); });
}

std::string_view courseError(const Lake& lake, RouteFinder& finder, const Placement& placement,
                             const ChosenRoute& course) {
  const std::vector<Cell> cells = startCells(lake, placement, course.choices.start);
  if (cells.size() < leastStartCells) return "C04";
  if (!course.steps) return finder.everyGateOpen(placement, course.choices) ? "G02" : "G01";
  return finishesFromEveryCell(lake, finder, placement, course.choices, cells) ? "" : "G02";
}

std::vector<OpenChoices> naturalArrows(const Lake& lake, const Placement& placement) {
  OpenChoices sides;
  sides.start = PassSide::Left;
  sides.finish = PassSide::Left;
  std::vector<OpenChoices> all;
  for (const Choices& choices : candidates(lake, placement, sides)) {
    OpenChoices open = fixed(choices);
    open.start.reset();
    open.finish.reset();
    all.push_back(open);
  }
  return all;
}

void settle(Assignment& assignment, const ChosenRoute& course, std::string_view error) {
  assignment.choices = course.choices;
  assignment.failing = error;
  assignment.route = error.empty() ? course.steps : std::nullopt;
}

// Whether boats find room in both start directions, on one water: then a route from one start cell is proof
// for all.
bool roomyBothWays(const Lake& lake, RouteFinder& finder, const Placement& placement) {
  for (PassSide side : {PassSide::Left, PassSide::Right}) {
    const std::vector<Cell> cells = startCells(lake, placement, side);
    if (cells.size() < leastStartCells || !finder.joined(placement, cells)) return false;
  }
  return true;
}

} // namespace

Assignment assignmentOf(const Lake& lake, RaceLetter race, int number) {
  Assignment assignment;
  assignment.order = assignmentNumbered(number);
  assignment.placement = *placementOf(lake, race, assignment.order);
  return assignment;
}

StartStudy startStudy(const Lake& lake, RouteFinder& finder, const Placement& placement) {
  const std::string_view error = layoutError(lake, placement);
  return {error, error.empty() && roomyBothWays(lake, finder, placement)};
}

void judge(const Lake& lake, RouteFinder& finder, const StartStudy& start, Assignment& assignment) {
  const Placement& placement = assignment.placement;
  assignment.failing = start.error;
  if (!assignment.failing.empty()) return;
  if (start.roomy) {
    assignment.route = finder.leastSteps(placement, {});
    if (assignment.route) return;
  }
  const ChosenRoute course = finder.chosenRoute(placement, {});
  settle(assignment, course, courseError(lake, finder, placement, course));
  if (assignment.raceable() || !course.steps) return;
  for (const OpenChoices& arrows : naturalArrows(lake, placement)) {
    const ChosenRoute other = finder.chosenRoute(placement, arrows);
    if (!other.steps || !courseError(lake, finder, placement, other).empty()) continue;
    settle(assignment, other, "");
    return;
  }
}

bool hasCourses(const Lake& lake, RaceLetter race) {
  std::set<Cell> cells;
  const std::vector<Slot> slots = slotsOf(lake, race);
  for (const Slot& slot : slots)
    if (lake.map.at(slot.at) != Terrain::Void) cells.insert(slot.at);
  return slots.size() == 4 && cells.size() == 4;
}

std::string_view layoutError(const Lake& lake, const Placement& placement) {
  if (!misplacedBuoys(lake, placement).empty()) return "C02";
  return faultyStrip(lake, placement).empty() ? "" : "C03";
}

Choices choicesOf(const Lake& lake, const Assignment& assignment) {
  return assignment.choices ? *assignment.choices : chosen(lake, assignment.placement, {});
}

void forEachAssignment(const Lake& lake, RaceLetter race, const VisitAssignment& visit, int firstStart) {
  RouteFinder finder(lake);
  forEachAssignment(lake, race, finder, visit, firstStart);
}

void forEachAssignment(const Lake& lake, RaceLetter race, RouteFinder& finder, const VisitAssignment& visit,
                       int firstStart) {
  FAIRWAY_EXPECTS(hasCourses(lake, race));
  for (int place = 0; place < 4; ++place) {
    const int slot = place == 0 ? firstStart : place - (place <= firstStart ? 1 : 0);
    std::optional<StartStudy> start;
    for (int number = slot * assignmentsOfStart; number < (slot + 1) * assignmentsOfStart; ++number) {
      Assignment assignment = assignmentOf(lake, race, number);
      if (!start) start = startStudy(lake, finder, assignment.placement);
      judge(lake, finder, *start, assignment);
      if (!visit(static_cast<std::size_t>(number), assignment)) return;
    }
  }
}

std::vector<Assignment> assignmentsOf(const Lake& lake, RaceLetter race, const std::function<bool()>& stop) {
  std::vector<Assignment> all;
  forEachAssignment(lake, race, [&](std::size_t, const Assignment& assignment) {
    all.push_back(assignment);
    return !(stop && stop());
  });
  return all;
}

} // namespace fairway::lake_race
