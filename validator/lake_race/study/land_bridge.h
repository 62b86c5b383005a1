#pragma once

#include "rules/lake_race/board/lake.h"
#include "validator/lake_race/graph/water_graph.h"

namespace fairway::validator::lake_race {

// The shortest chains of land that part stray water from the lake's main body; water on the way costs
// nothing, void cannot be crossed. One search serves all bodies.
class LandBridges {
public:
  LandBridges(const fairway::lake_race::Lake& lake, const std::vector<Cell>& mainBody);

  // The land cells to open, from the cell's body on; empty where only void lies between.
  std::vector<Cell> from(Cell cell) const;

private:
  const fairway::lake_race::Lake& lake_;
  std::vector<std::int32_t> cameFrom_; // the next cell on the way to the main body
};

// Cut cells that are neighbours: one narrow passage.
using Passage = std::vector<CutCell>;

// Those whose loss would leave parts of three or more cells, in reading order of their first cells.
std::vector<Passage> passagesOf(const WaterGraph& water, Stagger stagger);

} // namespace fairway::validator::lake_race
