#include "validator/pool/command/judge_document.h"

#include "formats/pool/resolve.h"
#include "validator/core/check.h"

namespace fairway::command::pool {

Judgement judgePool(const formats::Document& document, const LoadedDocument& loaded, const Judging&) {
  if (const auto* record = document.as<formats::pool::RecordBody>()) {
    const auto resolved = resolveRecord(*record, loaded.file, loaded.loader());
    if (!resolved) return {resolved.fault(), {}, {}};
    return {{}, validator::Judge("record", document.head.info).finish(), {}};
  }
  return {{}, validator::Judge("pool", document.head.info).finish(), {}};
}

} // namespace fairway::command::pool
