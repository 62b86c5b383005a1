#include "validator/river/game.h"

#include "validator/river/catalogue/entries.h"

namespace fairway::validator::river {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {quickEntries(), deepEntries()};
}

} // namespace

const Game& game() {
  static constexpr Game entry{"river", families};
  return entry;
}

} // namespace fairway::validator::river
