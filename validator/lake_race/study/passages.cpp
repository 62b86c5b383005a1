#include "validator/lake_race/study/passages.h"

#include <map>

namespace fairway::validator::lake_race {

namespace {

constexpr int leastPart = 3;

using CutsByCell = std::map<Cell, CutCell>;

// Takes the passage of the first cell out of the map.
Passage takePassage(CutsByCell& cuts, Stagger stagger) {
  Passage passage{cuts.begin()->second};
  cuts.erase(cuts.begin());
  for (std::size_t head = 0; head < passage.size(); ++head)
    for (Direction direction : allDirections) {
      const auto next = cuts.find(neighbour(passage[head].cell, direction, stagger));
      if (next == cuts.end()) continue;
      passage.push_back(next->second);
      cuts.erase(next);
    }
  return passage;
}

} // namespace

std::vector<Passage> passagesOf(const WaterGraph& water, Stagger stagger) {
  CutsByCell cuts;
  for (const CutCell& cut : water.cutCells(leastPart)) cuts.emplace(cut.cell, cut);
  std::vector<Passage> passages;
  while (!cuts.empty()) passages.push_back(takePassage(cuts, stagger));
  return passages;
}

} // namespace fairway::validator::lake_race
