#include "formats/river/resolve.h"

#include "formats/document/references.h"
#include "rules/river/play/referee.h"

// References cannot go round in a circle: a record names a river, and a river nothing.
namespace fairway::formats::river {

Result<ResolvedRecord, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                               const Loader& load) {
  const Place place{file, load, {}};
  auto river = inlineOrFollowed(body.river, place, "river", riverKind(), [](const Document& document) {
    return InlineRiver{document.head.info, document.get<RiverBody>().river};
  });
  if (!river) return river.fault();
  if (const auto fault = fairway::river::whyNotOn(river->river, body.record))
    return Problems{place.problem(fault->key, fault->message)};
  return ResolvedRecord{std::move(river->info), std::move(river->river), body.record};
}

} // namespace fairway::formats::river
