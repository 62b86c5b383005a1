#pragma once

#include "editor/model/work/analysis.h"
#include "validator/pool/figures/pool_figures.h"

namespace fairway::editor::pool {

// What is known of a pool that was played, in the user's language. The numbers are those of `simulate`.
Analysis analysisOf(const validator::pool::PoolFigures& figures);

} // namespace fairway::editor::pool
