#pragma once

#include "editor/model/work/analysis.h"
#include "editor/model/work/examination.h"
#include "rules/river/board/river.h"
#include "validator/river/figures/river_figures.h"

namespace fairway::editor::river {

// With what follows from the river at once: a lone boat's chances, and what one player alone can expect.
struct RiverExamination final : Examination {
  bool ends = true;                      // otherwise none of the following is known
  std::vector<std::vector<double>> save; // by phase, then by section now from the waterfall up
  double points = 0;                     // the most expected points of one player alone
  double bestAllSaved = 0;               // the best chance to save all boats
  std::int64_t statesOfTwo = 0;          // of two players
};

// What has to be known of a document to examine it in another thread.
struct RiverTask {
  std::size_t revision = 0;
  DocumentInfo info;
  std::optional<fairway::river::River> river; // none: it is a record, which is judged as a document
  std::shared_ptr<DeepWork> deep = nullptr; // two players are solved and more are raced, which takes seconds
};

// None once it is stale.
std::optional<RiverExamination> examine(const RiverTask& task, const Stale& stale = {});

// The same for neutral code.
ExaminationTask examinationOf(RiverTask task);

// What is known of a river that was solved and raced, in the user's language. The numbers are those of `par`
// and `simulate`.
Analysis analysisOf(const validator::river::RiverFigures& figures);

} // namespace fairway::editor::river
