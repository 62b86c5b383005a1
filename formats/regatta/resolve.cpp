#include "formats/regatta/resolve.h"

// References cannot go round in a circle: a record names a regatta, a regatta a deck, and a document of any
// other kind in such a place is refused.
namespace fairway::formats::regatta {

namespace {

Result<ResolvedRegatta, Problems> regattaOf(const RegattaBody& body, const Place& place) {
  if (const auto* deck = std::get_if<Deck>(&body.deck)) return ResolvedRegatta{body.course, *deck};
  const auto document = follow(place, "deck", std::get<DocumentPath>(body.deck), deckKind());
  if (!document) return document.fault();
  return ResolvedRegatta{body.course, document->get<DeckBody>().deck};
}

} // namespace

Result<ResolvedRegatta, Problems> resolveRegatta(const RegattaBody& body, const std::filesystem::path& file,
                                                 const Loader& load) {
  return regattaOf(body, Place{file, load, {}});
}

Result<ResolvedRegatta, Problems> resolveRecord(const RecordBody& body, const std::filesystem::path& file,
                                                const Loader& load) {
  if (const auto* own = std::get_if<RegattaBody>(&body.regatta))
    return regattaOf(*own, Place{file, load, "regatta."});
  const Place place{file, load, {}};
  const DocumentPath& path = std::get<DocumentPath>(body.regatta);
  const auto document = follow(place, "regatta", path, regattaKind());
  if (!document) return document.fault();
  const std::filesystem::path target = place.targetOf(path);
  auto regatta = regattaOf(document->get<RegattaBody>(), Place{target, load, {}});
  if (regatta) return regatta;
  Problems problems = regatta.fault();
  problems.push_back(place.problem("regatta", "the regatta of '" + path + "' has no deck"));
  return problems;
}

} // namespace fairway::formats::regatta
