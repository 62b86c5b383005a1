#pragma once

#include "editor/model/work/analysis.h"
#include "validator/regatta/figures/regatta_figures.h"

namespace fairway::editor::regatta {

// What is known of a course that was solved and raced, in the user's language. The numbers are those of `par`
// and `simulate`.
Analysis analysisOf(const validator::regatta::RegattaFigures& figures);

} // namespace fairway::editor::regatta
