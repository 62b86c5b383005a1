#include "editor/model/pool/examination.h"

#include "formats/pool/documents.h"
#include "validator/pool/deep/deep_checks.h"
#include "validator/pool/validator.h"

namespace fairway::editor::pool {

namespace {

struct PoolExamination final : Examination {};

} // namespace

ExaminationTask examinationOf(const EditedDocument& document) {
  return examinationOf(document, nullptr);
}

ExaminationTask examinationOf(const EditedDocument& document, std::shared_ptr<DeepWork> deep) {
  return [content = document.content(), revision = document.revision(),
          work = std::move(deep)](const Stale& stale) -> std::shared_ptr<const Examination> {
    if (stale && stale()) return nullptr;
    auto result = std::make_shared<PoolExamination>();
    result->revision = revision;
    result->judged = true;
    const auto* pool = content.as<formats::pool::PoolBody>();
    if (pool && work) {
      DeepWatch watch(*work, stale);
      result->deep = true;
      result->report = validator::pool::validatePool(
          pool->pool, content.head.info,
          [&](validator::Judge& judge, const validator::pool::PoolStudy& study) {
            const auto figures = validator::pool::judgeDeep(judge, study, watch, work->seed);
            if (figures) result->analysis = std::make_shared<const Analysis>(analysisOf(*figures));
          });
      return stale && stale() ? nullptr : result;
    }
    result->report = pool ? validator::pool::validatePool(pool->pool, content.head.info)
                          : validator::pool::validateRecord(content.head.info);
    return result;
  };
}

} // namespace fairway::editor::pool
