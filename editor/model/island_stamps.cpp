#include "editor/model/island_stamps.h"

namespace fairway::editor {

namespace {

Patch land(std::initializer_list<Hex> hexes) {
  Patch patch;
  for (const Hex hex : hexes) patch.set(hex, lake_race::Terrain::Land);
  return patch;
}

Patch landOf(const std::vector<Hex>& hexes) {
  Patch patch;
  for (const Hex hex : hexes) patch.set(hex, lake_race::Terrain::Land);
  return patch;
}

} // namespace

const std::vector<IslandStamp>& islandStamps() {
  static const std::vector<IslandStamp> stamps{
      {"Rock", land({{0, 0}})},
      {"Skerry", land({{0, 0}, {1, 0}, {0, 1}})},
      {"Reef", land({{-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}})},
      {"Islet", landOf(disk({0, 0}, 1))},
      {"Crescent", land({{1, -2}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {-1, 2}, {0, 2}, {1, 1}})},
      {"Spit", land({{0, 0}, {1, 0}, {2, 0}, {0, -1}, {-1, 1}, {-2, 1}, {1, -1}})},
      {"Atoll", landOf(ring({0, 0}, 2))},
      {"Great island", landOf(disk({0, 0}, 2))}};
  return stamps;
}

} // namespace fairway::editor
