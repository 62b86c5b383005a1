#include "formats/regatta/resolve.h"

#include "formats/document/references.h"

// References cannot go round in a circle: a record names a regatta, a regatta a deck, and a document of any
// other kind in such a place is refused.
namespace fairway::formats::regatta {

namespace {

Result<ResolvedRegatta, Problems> regattaOf(const RegattaBody& body, const Place& place) {
  auto deck = inlineOrFollowed(body.deck, place, "deck", deckKind(),
                               [](const Document& document) { return document.get<DeckBody>().deck; });
  if (!deck) return deck.fault();
  return ResolvedRegatta{body.course, std::move(deck).value()};
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
