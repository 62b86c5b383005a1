#pragma once

#include "editor/model/work/analysis.h"
#include "validator/river/figures/river_figures.h"

namespace fairway::editor::river {

// What is known of a river that was solved and raced, in the user's language. The numbers are those of `par`
// and `simulate`.
Analysis analysisOf(const validator::river::RiverFigures& figures);

} // namespace fairway::editor::river
