#pragma once

#include "editor/model/work/examination.h"
#include "formats/pool/picture/pool_scene.h"

namespace fairway::editor::pool {

struct PoolExamination final : Examination {};

// What the validator says of the pool on the desk; a record is only judged as a document.
ExaminationTask examinationOf(const EditedDocument& document);

formats::pool::FindingMark markOf(const validator::Finding& finding);

} // namespace fairway::editor::pool
