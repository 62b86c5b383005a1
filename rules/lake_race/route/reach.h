#pragma once

#include "rules/lake_race/gates/course_board.h"

namespace fairway::lake_race {

// A cell at which a boat can be when a gate becomes its next one.
struct Entry {
  CourseBoard::CellIndex cell = CourseBoard::noCell;
  std::uint16_t owed = 0; // a step that passes one gate may meet the next one backwards
};

// How far a race can get.
struct Reach {
  int gate = 0; // the furthest gate that can become current; gateCount: the race can be finished
  std::vector<Entry> entries; // where it becomes current, unless finished

  bool finishes() const { return gate == gateCount; }
};

// Exact, and in a time that hardly grows faster than the lake; see reach.cpp for why.
Reach reachFrom(const CourseBoard& board, const std::vector<CourseBoard::CellIndex>& starts);

} // namespace fairway::lake_race
