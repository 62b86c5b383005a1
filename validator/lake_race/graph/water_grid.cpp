#include "validator/lake_race/graph/water_grid.h"

namespace fairway::validator::lake_race {

WaterGrid::WaterGrid(const fairway::lake_race::TerrainMap& map, Stagger stagger,
                     std::span<const Cell> obstacles)
    : columns_(map.columns()), rows_(map.rows()), stagger_(stagger),
      width_(static_cast<Number>(columns_) + 2), water_(width_ * (static_cast<std::size_t>(rows_) + 2)) {
  for (const int row : {2, 3}) // any two rows that follow each other
    for (std::size_t i = 0; i < allDirections.size(); ++i)
      steps_[static_cast<std::size_t>(row % 2)][i] =
          numberOf(fairway::neighbour({2, row}, allDirections[i], stagger)) - numberOf({2, row});
  for (int row = 1; row <= rows_; ++row)
    for (int column = 1; column <= columns_; ++column)
      water_[numberOf({column, row})] = map.at({column, row}) == fairway::lake_race::Terrain::Water;
  for (const Cell cell : obstacles)
    if (contains(cell)) water_[numberOf(cell)] = 0;
}

} // namespace fairway::validator::lake_race
