#pragma once

#include "rules/lake_race/board/course.h"

#include <array>

// A second opinion on gates and routes that shares nothing with the code under test but the types of a lake
// and a course: points of the plane instead of axial hexes, angles in floating point, and a search that tries
// everything. Slow, and for small lakes only.
namespace fairway::naive {

struct Point {
  int x = 0, y = 0; // x in half hexes to the east, y in rows to the north
  friend auto operator<=>(const Point&, const Point&) = default;
};

struct Line {
  Point origin, along;
  int length = 0; // 0: without end
  int sense = 1;  // +1 anticlockwise round the origin
  bool reach = false;
};

std::array<Line, 5> gatesOf(const fairway::lake_race::Lake& lake,
                            const fairway::lake_race::Placement& placement,
                            const fairway::lake_race::Choices& choices);

// Fewest steps from any of these cells through all gates.
std::optional<int> route(const fairway::lake_race::Lake& lake, const fairway::lake_race::Placement& placement,
                         const fairway::lake_race::Choices& choices, const std::vector<Cell>& from);

std::vector<Cell> startCells(const fairway::lake_race::Lake& lake,
                             const fairway::lake_race::Placement& placement,
                             fairway::lake_race::PassSide side);

bool natural(const fairway::lake_race::Lake& lake, const fairway::lake_race::Placement& placement, int buoy,
             fairway::lake_race::Arrow arrow);

// What the rules choose, and its route.
struct Chosen {
  fairway::lake_race::Choices choices;
  std::optional<int> steps;
};
Chosen chosen(const fairway::lake_race::Lake& lake, const fairway::lake_race::Placement& placement,
              const fairway::lake_race::OpenChoices& open);

} // namespace fairway::naive
