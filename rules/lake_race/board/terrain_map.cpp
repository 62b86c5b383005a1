#include "rules/lake_race/board/terrain_map.h"

#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::lake_race {

TerrainMap::TerrainMap(int columns, int rows, Terrain fill) : columns_(columns), rows_(rows) {
  FAIRWAY_EXPECTS(columns >= 1 && columns <= maxLakeSide && rows >= 1 && rows <= maxLakeSide);
  cells_.assign(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), fill);
}

void TerrainMap::set(Cell cell, Terrain terrain) {
  FAIRWAY_EXPECTS(contains(cell));
  cells_[indexOf(cell)] = terrain;
}

int TerrainMap::count(Terrain terrain) const {
  return static_cast<int>(std::count(cells_.begin(), cells_.end(), terrain));
}

TerrainMap TerrainMap::turnedHalf() const {
  TerrainMap result = *this;
  std::reverse(result.cells_.begin(), result.cells_.end());
  return result;
}

} // namespace fairway::lake_race
