#include "validator/games.h"

#include "rules/games.h"
#include "validator/river/catalogue/entries.h"

namespace fairway::validator::river {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {quickEntries(), deepEntries()};
}

} // namespace

const Game& game() {
  static constexpr Game entry{fairway::river::gameId, families};
  return entry;
}

} // namespace fairway::validator::river
