#include "editor/model/pool/examination.h"

#include "formats/pool/documents.h"
#include "validator/pool/validator.h"

namespace fairway::editor::pool {

namespace {

struct PoolExamination final : Examination {};

} // namespace

ExaminationTask examinationOf(const EditedDocument& document) {
  return [content = document.content(),
          revision = document.revision()](const Stale& stale) -> std::shared_ptr<const Examination> {
    if (stale && stale()) return nullptr;
    auto result = std::make_shared<PoolExamination>();
    result->revision = revision;
    result->judged = true;
    const auto* pool = content.as<formats::pool::PoolBody>();
    result->report = pool ? validator::pool::validatePool(pool->pool, content.head.info)
                          : validator::pool::validateRecord(content.head.info);
    return result;
  };
}

} // namespace fairway::editor::pool
