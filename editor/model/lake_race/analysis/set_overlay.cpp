#include "editor/model/lake_race/analysis/set_overlay.h"

#include "editor/model/lake_race/analysis/set_analysis.h"
#include "editor/model/words/translation.h"

#include <algorithm>
#include <array>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;
using formats::lake_race::HeatMap;

namespace {

// Both ways of lying together.
std::uint64_t failuresAt(const SideProof& proof, const std::string& tile, int slot) {
  std::uint64_t failures = 0;
  for (const bool turned : {false, true})
    if (const auto found = proof.result.involved.find(LaidSlot{proof.side, tile, turned, slot});
        found != proof.result.involved.end())
      failures += found->second;
  return failures;
}

HeatMap heatOf(const SideProof& proof, const Tile& tile) {
  HeatMap heat;
  heat.name = say("Failures by slot");
  for (std::size_t slot = 0; slot < tile.slots.size(); ++slot)
    heat.cells.push_back(
        {tile.slots[slot].at, static_cast<double>(failuresAt(proof, tile.name, static_cast<int>(slot)))});
  heat.legend = say("Failures by slot of {1}: up to {2} courses",
                    {tile.name, shownCount(static_cast<std::uint64_t>(heat.most()))});
  return heat;
}

} // namespace

const HeatMap* TileHeatOverlay::of(const std::optional<TileRef>& tile) const {
  const auto found =
      std::find_if(sheets.begin(), sheets.end(), [&](const Sheet& sheet) { return tile == sheet.tile; });
  return found == sheets.end() ? nullptr : &found->heat;
}

std::vector<AnalysedOverlay> overlaysOf(const SetProof& proof, const Tileset& set) {
  auto content = std::make_shared<TileHeatOverlay>();
  for (const SideProof& each : proof.sides)
    for (const Tile& tile : set.sides.at(each.side).tiles)
      if (HeatMap heat = heatOf(each, tile); heat.most() > 0)
        content->sheets.push_back({{each.side, tile.name}, std::move(heat)});
  if (content->sheets.empty()) return {};
  const std::string name = say("Failures by slot");
  return {{"failures", name, name, std::move(content)}};
}

} // namespace fairway::editor::lake_race
