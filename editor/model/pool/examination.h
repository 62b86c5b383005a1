#pragma once

#include "editor/model/work/analysis.h"
#include "editor/model/work/examination.h"
#include "validator/pool/figures/pool_figures.h"

namespace fairway::editor::pool {

// What the validator says of the pool on the desk. A record is only judged as a document.
ExaminationTask examinationOf(const EditedDocument& document);
// With games of pilots, which take long.
ExaminationTask examinationOf(const EditedDocument& document, std::shared_ptr<DeepWork> deep);

// What is known of a pool that was played, in the user's language. The numbers are those of `simulate`.
Analysis analysisOf(const validator::pool::PoolFigures& figures);

} // namespace fairway::editor::pool
