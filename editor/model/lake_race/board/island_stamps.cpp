#include "editor/model/lake_race/board/clipboard.h"

#include "editor/model/words/translation.h"

namespace fairway::editor::lake_race {

namespace {

Patch land(std::initializer_list<Hex> hexes) {
  Patch patch;
  for (const Hex hex : hexes) patch.set(hex, fairway::lake_race::Terrain::Land);
  return patch;
}

Patch landOf(const std::vector<Hex>& hexes) {
  Patch patch;
  for (const Hex hex : hexes) patch.set(hex, fairway::lake_race::Terrain::Land);
  return patch;
}

} // namespace

std::vector<IslandStamp> islandStamps() {
  return {{marked("Rock"), land({{0, 0}})},
          {marked("Skerry"), land({{0, 0}, {1, 0}, {0, 1}})},
          {marked("Reef"), land({{-2, 0}, {-1, 0}, {0, 0}, {1, 0}, {2, 0}})},
          {marked("Islet"), landOf(disk({0, 0}, 1))},
          {marked("Crescent"), land({{1, -2}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {-1, 2}, {0, 2}, {1, 1}})},
          {marked("Spit"), land({{0, 0}, {1, 0}, {2, 0}, {0, -1}, {-1, 1}, {-2, 1}, {1, -1}})},
          {marked("Atoll"), landOf(ring({0, 0}, 2))},
          {marked("Great island"), landOf(disk({0, 0}, 2))}};
}

} // namespace fairway::editor::lake_race
