#include "validator/games.h"

#include "rules/games.h"
#include "validator/regatta/catalogue/families.h"

namespace fairway::validator::regatta {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {deckEntries(), courseEntries()};
}

} // namespace

const Game& game() {
  static constexpr Game entry{fairway::regatta::gameId, families};
  return entry;
}

} // namespace fairway::validator::regatta
