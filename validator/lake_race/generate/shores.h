#pragma once

#include "rules/base/random.h"
#include "rules/lake_race/board/lake.h"

namespace fairway::validator::lake_race {

enum class Symmetry { None, Turn, Mirror };

struct ShoreOptions {
  int columns = 24;
  int rows = 24;
  double land = 0.15;     // of the cells
  int smallestIsland = 3; // cells
  int largestIsland = 12;
  Symmetry symmetry = Symmetry::None;
  int rim = 0; // cells along the edge that no island touches; 0: there are shores too
};

// Land as a person would draw it: shores that round the corners off and make a bay or a headland, islands
// that are of one piece, compact and well apart. Between two pieces of land there are always two cells of
// water or more, so no passage is a choke.
fairway::lake_race::Lake drawnShores(const ShoreOptions& options, Random& chance);

} // namespace fairway::validator::lake_race
