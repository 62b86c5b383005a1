#include "formats/pool/resolve.h"

#include "formats/document/references.h"

namespace fairway::formats::pool {

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load) {
  const Place place{file, load, {}};
  auto pool = inlineOrFollowed(body.pool, place, "pool", poolKind(), [](const Document& document) {
    return InlinePool{document.head.info, document.get<PoolBody>().pool};
  });
  if (!pool) return pool.fault();
  if (!body.record.placement && !pool->pool.setup)
    return Problems{place.problem("pool", "the pool has no `setup`, so the record needs a `placement`")};
  return ResolvedRecord{std::move(pool->info), std::move(pool->pool), body.record};
}

} // namespace fairway::formats::pool
