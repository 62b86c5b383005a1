#pragma once

#include "rules/lake_race/board/course.h"

#include <random>

namespace fairway::testing_lakes {

// A small lake with some land and void, seeded; both staggers occur.
inline fairway::lake_race::Lake randomLake(std::mt19937& random, int columns, int rows, int landPercent) {
  using namespace fairway::lake_race;
  const auto below = [&random](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  Lake lake;
  lake.stagger = below(2) == 0 ? Stagger::Odd : Stagger::Even;
  lake.strip = 1 + below(2);
  lake.map = TerrainMap(columns, rows);
  for (int row = 1; row <= rows; ++row)
    for (int column = 1; column <= columns; ++column)
      if (const int roll = below(100); roll < landPercent)
        lake.map.set({column, row}, roll % 5 == 0 ? Terrain::Void : Terrain::Land);
  return lake;
}

// A cell that is not at the lake's edge, where a gate would often lie outside.
inline Cell randomCell(std::mt19937& random, const fairway::lake_race::Lake& lake) {
  return {2 + static_cast<int>(random() % static_cast<unsigned>(lake.map.columns() - 2)),
          2 + static_cast<int>(random() % static_cast<unsigned>(lake.map.rows() - 2))};
}

// Buoys anywhere inside, so that many courses are odd ones.
inline fairway::lake_race::Placement randomPlacement(std::mt19937& random,
                                                     const fairway::lake_race::Lake& lake) {
  return {randomCell(random, lake),
          allDirections[random() % 6],
          {randomCell(random, lake), randomCell(random, lake), randomCell(random, lake)}};
}

} // namespace fairway::testing_lakes
