#pragma once

#include "rules/lake_race/board/course.h"
#include "rules/lake_race/route/choose.h"

#include <functional>
#include <string_view>

namespace fairway::lake_race {

// One of the 24 ways to put buoys 0, 1, 2, 3 on a race's four slots, and what became of it.
struct Assignment {
  AssignmentOrder order{};
  Placement placement;
  std::optional<Choices> choices; // none: those that the rules choose, see choicesOf
  std::optional<int> route;       // steps, where it can be raced
  std::string_view failing;       // code of the error that forbids it; empty: it can be raced

  bool raceable() const { return failing.empty(); }
};

// A race has courses when its letter has four slots on different cells of the lake (checks L02 and L03).
bool hasCourses(const Lake& lake, RaceLetter race);

// All 24, with their numbers in the order of the permutations, until `visit` says no: first those that start
// at a slot (0 to 3), then the others in order. The race must have courses.
using VisitAssignment = std::function<bool(std::size_t number, const Assignment&)>;
void forEachAssignment(const Lake& lake, RaceLetter race, const VisitAssignment& visit, int firstStart = 0);

// The same in a list; as many as were done when `stop` said so.
std::vector<Assignment> assignmentsOf(const Lake& lake, RaceLetter race,
                                      const std::function<bool()>& stop = {});

// The arrows and directions with which it is raced, or would be. Finding the length of a route is quicker
// than finding out which choices have it, so most callers do without.
Choices choicesOf(const Lake& lake, const Assignment& assignment);

// The first of C02 and C03 that fails, or empty.
std::string_view layoutError(const Lake& lake, const Placement& placement);

} // namespace fairway::lake_race
