#pragma once

#include "rules/lake_race/course_board.h"

namespace fairway::validator {

// A small lake with islands and a course on it that can be raced; the same for the same seed.
lake_race::Course smallCourse(unsigned seed, int columns = 8, int rows = 6);

// The same course seen with the board turned by 180 degrees. The lake's rows must be even in number.
lake_race::Course turnedHalf(const lake_race::Course& course);

} // namespace fairway::validator
