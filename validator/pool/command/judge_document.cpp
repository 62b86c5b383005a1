#include "validator/pool/command/judge_document.h"

#include "formats/pool/resolve.h"
#include "validator/pool/validator.h"

namespace fairway::command::pool {

Judgement judgePool(const formats::Document& document, const LoadedDocument& loaded, const Judging&) {
  if (const auto* record = document.as<formats::pool::RecordBody>()) {
    const auto resolved = resolveRecord(*record, loaded.file, loaded.loader());
    if (!resolved) return {resolved.fault(), {}, {}};
    return {{}, validator::pool::validateRecord(document.head.info), {}};
  }
  const fairway::pool::Pool& pool = document.get<formats::pool::PoolBody>().pool;
  return {{}, validator::pool::validatePool(pool, document.head.info), {}};
}

} // namespace fairway::command::pool
