#pragma once

#include "editor/model/work/examination.h"

namespace fairway::editor::pool {

// What the validator says of the pool on the desk. A record is only judged as a document.
ExaminationTask examinationOf(const EditedDocument& document);
// With games of pilots, which take long.
ExaminationTask examinationOf(const EditedDocument& document, std::shared_ptr<DeepWork> deep);

} // namespace fairway::editor::pool
