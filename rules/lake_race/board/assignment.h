#pragma once

#include "rules/lake_race/board/course.h"

namespace fairway::lake_race {

// Which of a race's four slots, in the order of the lake, each buoy 0 to 3 stands on.
using AssignmentOrder = std::array<int, 4>;
inline constexpr int assignmentCount = 24;

// The 24 in their order: 0123, 0132, ... 3210.
AssignmentOrder assignmentNumbered(int number); // from 0
int numberOf(const AssignmentOrder& order);

// The placement that it gives on a lake with four slots of the race; else none.
std::optional<Placement> placementOf(const Lake& lake, RaceLetter race, const AssignmentOrder& order);

} // namespace fairway::lake_race
