#pragma once

#include "validator/lake_race/study/course_study.h"

namespace fairway::validator::lake_race {

// The smallest set of land cells whose removal opens the gate at which a race got stuck, in reading order.
// Empty where removing land does not help (void and buoys stay).
std::vector<Cell> smallestOpening(const CourseStudy& study, const fairway::lake_race::Reach& stuck);

} // namespace fairway::validator::lake_race
