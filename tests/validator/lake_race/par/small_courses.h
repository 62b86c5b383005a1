#pragma once

#include "rules/lake_race/gates/course_board.h"
#include "tests/support/sanitized.h"

namespace fairway::validator::lake_race {

// A small lake with islands and a course on it that can be raced; the same for the same seed.
fairway::lake_race::Course smallCourse(unsigned seed, int columns = 8, int rows = 6);

// The first of these courses, from the seed on, on which so many boats have room to start.
fairway::lake_race::CourseBoard boardWithRoom(unsigned seed, int columns, int rows, std::size_t boats);

// The same course seen with the board turned by 180 degrees. The lake's rows must be even in number.
fairway::lake_race::Course turnedHalf(const fairway::lake_race::Course& course);

// The same course seen in a mirror, left and right exchanged.
fairway::lake_race::Course mirrored(const fairway::lake_race::Course& course);
Cell mirrored(const fairway::lake_race::TerrainMap& map, Cell cell);

// How many lakes to look at: under the sanitizers only one.
constexpr unsigned lakes(unsigned usual) {
  return test::sanitized ? 1 : usual;
}

} // namespace fairway::validator::lake_race
