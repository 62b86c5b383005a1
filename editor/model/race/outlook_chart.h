#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/model/work/analysis.h"

namespace fairway::editor::race {

// Who was ahead after each turn, a line for each seat, with the turn that is looked at and the worst one. The
// points are those of the turns that the coach looked at.
AnalysedChart outlookChart(const RaceBench& bench);

// The turn of a point.
int turnAt(const AnalysedChart& chart, formats::ChartPlace place);

} // namespace fairway::editor::race
