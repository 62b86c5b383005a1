#include "validator/lake_race/mend/lake_trials.h"
#include "validator/lake_race/study/land_bridge.h"

#include <algorithm>
#include <set>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// Land that borders two of the parts into which the water falls without the passage: open, it is a second
// way. Those beside the passage come first.
std::vector<Cell> secondWays(const LakeTrials& trials, const std::vector<Cell>& passage) {
  const Lake& lake = trials.study().lake();
  const WaterGraph rest(lake.map, lake.stagger, passage);
  const std::set<Cell> narrow(passage.begin(), passage.end());
  std::vector<Cell> beside, further;
  for (std::size_t i = 0; i < static_cast<std::size_t>(lake.map.cellCount()); ++i) {
    const Cell cell = lake.map.cellAt(i);
    if (lake.map.at(cell) != Terrain::Land || trials.hasSlot(cell)) continue;
    std::set<int> parts;
    bool touches = false;
    for (const Direction direction : allDirections) {
      const Cell next = neighbour(cell, direction, lake.stagger);
      touches = touches || narrow.contains(next);
      if (rest.bodyOf(next) != WaterGraph::noBody) parts.insert(rest.bodyOf(next));
    }
    if (parts.size() > 1) (touches ? beside : further).push_back(cell);
  }
  beside.insert(beside.end(), further.begin(), further.end());
  return beside;
}

bool opensPassage(const Lake& changed, const std::vector<Cell>& passage, std::size_t before) {
  const WaterGraph water(changed.map, changed.stagger);
  const std::vector<Passage> left = passagesOf(water, changed.stagger);
  const auto isStill = [&](const Passage& each) {
    return std::any_of(each.begin(), each.end(), [&](const CutCell& cut) {
      return std::find(passage.begin(), passage.end(), cut.cell) != passage.end();
    });
  };
  return left.size() < before && std::none_of(left.begin(), left.end(), isStill);
}

} // namespace

std::optional<Fix> widenPassage(LakeTrials& trials, const Finding& finding) {
  if (!trials.due()) return std::nullopt;
  const std::vector<Cell> passage = cellsOf(finding.spots);
  const Lake& lake = trials.study().lake();
  const std::size_t before = passagesOf(trials.study().water(), lake.stagger).size();
  for (const Cell cell : secondWays(trials, passage)) {
    if (!trials.due()) break;
    trials.count();
    const Lake changed = trials.opened({cell});
    if (opensPassage(changed, passage, before) && trials.judged(changed)) return openingOf({cell});
  }
  return std::nullopt;
}

} // namespace fairway::validator::lake_race
