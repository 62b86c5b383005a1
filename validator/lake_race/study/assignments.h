#pragma once

#include "rules/lake_race/board/lake.h"
#include "rules/lake_race/route/choose.h"
#include "validator/core/work_watch.h"

namespace fairway::validator {

// One of the 24 ways to put buoys 0, 1, 2, 3 on a race's four slots, and what became of it.
struct Assignment {
  std::array<int, 4> order{}; // the slot (0 to 3, in the order of the document) of each buoy
  lake_race::Placement placement;
  std::optional<lake_race::Choices> choices; // none: those that the rules choose, see choicesOf
  std::optional<int> route;                  // steps, where it can be raced
  std::string_view failing;                  // code of the error that forbids it; empty: it can be raced

  bool raceable() const { return failing.empty(); }
};

// A race has courses when its letter has four slots on different cells of the lake (checks L02 and L03).
bool hasCourses(const lake_race::Lake& lake, lake_race::RaceLetter race);

// All 24, in the order of the permutations, or as many as were done when the watch wanted to stop; the race
// must have courses.
std::vector<Assignment> assignmentsOf(const lake_race::Lake& lake, lake_race::RaceLetter race,
                                      const WorkWatch& watch = unwatched());

// The arrows and directions with which it is raced, or would be. Finding the length of a route is quicker
// than finding out which choices have it, so most who ask for assignments do without.
lake_race::Choices choicesOf(const lake_race::Lake& lake, const Assignment& assignment);

// The first of C02 and C03 that fails, or empty.
std::string_view layoutError(const lake_race::Lake& lake, const lake_race::Placement& placement);

} // namespace fairway::validator
