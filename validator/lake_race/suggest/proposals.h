#pragma once

#include "rules/base/random.h"
#include "validator/lake_race/suggest/draft.h"

namespace fairway::validator::lake_race {

// How much each cell matters: where boats go, stop each other and start, or where a finding points.
using CellWeights = std::vector<double>; // by cell of the map

// All single edits of a draft, those of cells that matter mostly first; the same for the same chance.
std::vector<DraftEdit> proposals(const Draft& draft, const CellWeights& weights, Random& chance);

} // namespace fairway::validator::lake_race
