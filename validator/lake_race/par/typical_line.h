#pragma once

#include "validator/lake_race/par/race_flow.h"

namespace fairway::validator::lake_race {

// The most probable way of a perfect boat from the start over the finish, cell by cell: at each cell and
// stage the flow says how likely each step is, and this is the way with the greatest product of those. The
// cell behind the finish line is its last.
std::vector<Cell> typicalLine(const StateSpace& space, const RaceFlow& flow, StateSpace::Water start);

} // namespace fairway::validator::lake_race
