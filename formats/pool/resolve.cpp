#include "formats/pool/resolve.h"

namespace fairway::formats::pool {

namespace {

Result<InlinePool, Problems> poolOf(const RecordBody& body, const Place& place) {
  if (const auto* own = std::get_if<InlinePool>(&body.pool)) return *own;
  const auto document = follow(place, "pool", std::get<DocumentPath>(body.pool), poolKind());
  if (!document) return document.fault();
  return InlinePool{document->head.info, document->get<PoolBody>().pool};
}

} // namespace

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load) {
  const Place place{file, load, {}};
  auto pool = poolOf(body, place);
  if (!pool) return pool.fault();
  if (!body.record.placement && !pool->pool.setup)
    return Problems{place.problem("pool", "the pool has no `setup`, so the record needs a `placement`")};
  return ResolvedRecord{std::move(pool->info), std::move(pool->pool), body.record};
}

} // namespace fairway::formats::pool
