#include "formats/river/resolve.h"

#include "rules/river/play/referee.h"

// References cannot go round in a circle: a record names a river, and a river nothing.
namespace fairway::formats::river {

namespace {

Result<InlineRiver, Problems> riverOf(const RecordBody& body, const Place& place) {
  if (const auto* own = std::get_if<InlineRiver>(&body.river)) return *own;
  const auto document = follow(place, "river", std::get<DocumentPath>(body.river), riverKind());
  if (!document) return document.fault();
  return InlineRiver{document->head.info, document->get<RiverBody>().river};
}

} // namespace

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load) {
  const Place place{file, load, {}};
  auto river = riverOf(body, place);
  if (!river) return river.fault();
  if (const auto fault = fairway::river::whyNotOn(river->river, body.record))
    return Problems{place.problem(fault->key, fault->message)};
  return ResolvedRecord{std::move(river->info), std::move(river->river), body.record};
}

} // namespace fairway::formats::river
