#pragma once

#include "rules/lake_race/board/course.h"

namespace fairway::lake_race {

// Settles what is open: only natural arrows, and all together for the shortest route. In a tie, or without
// any route, clockwise comes first for buoy 1, then 2, then 3, then start left, then finish left. The gates
// must be defined.
Choices chosen(const Lake& lake, const Placement& placement, const OpenChoices& open);

// The same, with the route's length.
struct ChosenRoute {
  Choices choices;
  std::optional<int> steps; // none: no route with any of the candidates
};
ChosenRoute chosenRoute(const Lake& lake, const Placement& placement, const OpenChoices& open);

// Every combination that is allowed where the choices are open, in the order in which ties are broken.
std::vector<Choices> candidates(const Lake& lake, const Placement& placement, const OpenChoices& open);

} // namespace fairway::lake_race
