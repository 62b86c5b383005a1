#pragma once

#include "rules/lake_race/board/course_board.h"
#include "tests/support/sanitized.h"

namespace fairway::validator {

// A small lake with islands and a course on it that can be raced; the same for the same seed.
lake_race::Course smallCourse(unsigned seed, int columns = 8, int rows = 6);

// The first of these courses, from the seed on, on which so many boats have room to start.
lake_race::CourseBoard boardWithRoom(unsigned seed, int columns, int rows, std::size_t boats);

// The same course seen with the board turned by 180 degrees. The lake's rows must be even in number.
lake_race::Course turnedHalf(const lake_race::Course& course);

// The same course seen in a mirror, left and right exchanged.
lake_race::Course mirrored(const lake_race::Course& course);
Cell mirrored(const lake_race::TerrainMap& map, Cell cell);

// How many lakes to look at: under the sanitizers only one.
constexpr unsigned lakes(unsigned usual) {
  return test::sanitized ? 1 : usual;
}

} // namespace fairway::validator
