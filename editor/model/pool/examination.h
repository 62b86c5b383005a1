#pragma once

#include "editor/model/work/examination.h"
#include "formats/pool/picture/pool_scene.h"
#include "validator/pool/review/review.h"

namespace fairway::editor::pool {

struct PoolExamination final : Examination {
  std::optional<validator::pool::GameReview> review; // of a record, as far as it is legal
};

// The turns of a record that were played, to look back at.
struct PlayedGame {
  fairway::pool::Pool pool;
  fairway::pool::Position start;
  std::vector<fairway::pool::Turn> turns;
};

// What the validator says of the pool on the desk. A record is only judged as a document; a pilot says what
// the turns of its game were worth.
ExaminationTask examinationOf(const EditedDocument& document);
ExaminationTask examinationOf(const EditedDocument& document, std::optional<PlayedGame> game);

} // namespace fairway::editor::pool
