#pragma once

#include "validator/lake_race/graph/water_graph.h"

namespace fairway::validator::lake_race {

// Cut cells that are neighbours: one narrow passage.
using Passage = std::vector<CutCell>;

// Those whose loss would leave parts of three or more cells, in reading order of their first cells.
std::vector<Passage> passagesOf(const WaterGraph& water, Stagger stagger);

} // namespace fairway::validator::lake_race
