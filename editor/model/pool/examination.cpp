#include "editor/model/pool/examination.h"

#include "formats/pool/documents.h"
#include "validator/pool/validator.h"

namespace fairway::editor::pool {

namespace {

std::optional<validator::pool::GameReview> reviewOf(const PlayedGame& game, const Stale& stale) {
  const fairway::pool::PoolBoard board(game.pool);
  return reviewGame(board, game.start, game.turns, validator::pool::PilotKind::Strong, stale);
}

} // namespace

ExaminationTask examinationOf(const EditedDocument& document) {
  return examinationOf(document, std::nullopt);
}

ExaminationTask examinationOf(const EditedDocument& document, std::optional<PlayedGame> game) {
  return [content = document.content(), revision = document.revision(),
          game = std::move(game)](const Stale& stale) -> std::shared_ptr<const Examination> {
    if (stale && stale()) return nullptr;
    auto result = std::make_shared<PoolExamination>();
    result->revision = revision;
    result->judged = true;
    const auto* pool = content.as<formats::pool::PoolBody>();
    result->report = pool ? validator::pool::validatePool(pool->pool, content.head.info)
                          : validator::pool::validateRecord(content.head.info);
    if (!game) return result;
    result->review = reviewOf(*game, stale);
    return result->review ? result : nullptr;
  };
}

} // namespace fairway::editor::pool
