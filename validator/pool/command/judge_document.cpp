#include "validator/pool/command/commands.h"

#include "formats/pool/resolve.h"
#include "validator/pool/deep/deep_checks.h"
#include "validator/pool/validator.h"

namespace fairway::command::pool {

Judgement judgePool(const formats::Document& document, const LoadedDocument& loaded, const Judging& judging) {
  if (const auto* record = document.as<formats::pool::RecordBody>()) {
    const auto resolved = resolveRecord(*record, loaded.file, loaded.loader());
    if (!resolved) return {resolved.fault(), {}, {}};
    return {{}, validator::pool::validateRecord(document.head.info), {}};
  }
  const fairway::pool::Pool& pool = document.get<formats::pool::PoolBody>().pool;
  const validator::pool::MoreChecks deep = [&judging](validator::Judge& judge,
                                                      const validator::pool::PoolStudy& study) {
    validator::pool::judgeDeep(judge, study, judging.watch);
  };
  return {{},
          validator::pool::validatePool(pool, document.head.info, judging.watch,
                                        judging.deep ? deep : validator::pool::MoreChecks())
              .value_or(validator::Report()),
          [pool](const validator::Finding& finding) { return mapExcerpt(pool, finding); }};
}

} // namespace fairway::command::pool
