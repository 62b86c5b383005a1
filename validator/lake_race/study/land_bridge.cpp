#include "validator/lake_race/study/land_bridge.h"

#include <deque>
#include <limits>
#include <map>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {
constexpr std::int32_t nowhere = -1;
}

// Breadth-first with costs 0 and 1: cells of cost 0 are looked at first.
LandBridges::LandBridges(const Lake& lake, const std::vector<Cell>& mainBody)
    : lake_(lake), cameFrom_(static_cast<std::size_t>(lake.map.cellCount()), nowhere) {
  std::vector<int> cost(cameFrom_.size(), std::numeric_limits<int>::max());
  std::deque<std::size_t> queue;
  for (Cell cell : mainBody) {
    const std::size_t index = lake.map.indexOf(cell);
    cost[index] = 0;
    cameFrom_[index] = static_cast<std::int32_t>(index);
    queue.push_back(index);
  }
  while (!queue.empty()) {
    const std::size_t at = queue.front();
    queue.pop_front();
    for (Direction direction : allDirections) {
      const Cell next = neighbour(lake.map.cellAt(at), direction, lake.stagger);
      if (lake.map.at(next) == Terrain::Void) continue;
      const int step = lake.map.at(next) == Terrain::Land ? 1 : 0;
      const std::size_t index = lake.map.indexOf(next);
      if (cost[at] + step >= cost[index]) continue;
      cost[index] = cost[at] + step;
      cameFrom_[index] = static_cast<std::int32_t>(at);
      step == 0 ? queue.push_front(index) : queue.push_back(index);
    }
  }
}

std::vector<Cell> LandBridges::from(Cell cell) const {
  std::vector<Cell> land;
  auto at = static_cast<std::int32_t>(lake_.map.indexOf(cell));
  while (cameFrom_[static_cast<std::size_t>(at)] != nowhere &&
         cameFrom_[static_cast<std::size_t>(at)] != at) {
    at = cameFrom_[static_cast<std::size_t>(at)];
    const Cell on = lake_.map.cellAt(static_cast<std::size_t>(at));
    if (lake_.map.at(on) == Terrain::Land) land.push_back(on);
  }
  return land;
}

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
