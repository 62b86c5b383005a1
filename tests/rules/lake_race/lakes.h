#pragma once

#include "rules/lake_race/gates/course_board.h"

#include <random>
#include <string_view>

// Lakes and courses that several tests sail on.
namespace fairway::lake_race::test {

// A lake drawn as in a document: rows of `.` water, `#` land, `x` void; blanks carry no meaning.
Lake drawn(std::string_view map, Stagger stagger = Stagger::Odd, int strip = defaultStrip);

Lake openLake(int columns, int rows, Stagger stagger = Stagger::Odd);

// 16 x 16 open water, the strip in its middle, buoys 1 to 3 round it, everything chosen.
Course roundTheStrip();

// A corridor of water between land, the whole of it strip: cells [2..strip + 1, 2], buoys at both ends. There
// is no way out.
Course corridor(int strip);

// The strip [4..7, 4] lies in a harbour whose one exit is [6, 5]; boats start southwards and come back to
// finish northwards, with one row of water behind the line.
Course harbour();

// A lake of random size and shore with a course on it whose strip lies on water; gates are defined, but
// there may be no route.
Course randomCourse(std::mt19937_64& random, int maxSide = 14);

// The same, tried again until it has a route and at least `startCells` start cells.
Course randomRaceableCourse(std::mt19937_64& random, int startCells = 6, int maxSide = 14);

} // namespace fairway::lake_race::test
