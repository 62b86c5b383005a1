#include "validator/games.h"

#include "rules/games.h"
#include "validator/pool/catalogue/entries.h"

namespace fairway::validator::pool {

const Game& game() {
  static constexpr Game entry{
      fairway::pool::gameId, [] {
        return std::vector<std::span<const CatalogueEntry>>{poolEntries(), deepEntries()};
      }};
  return entry;
}

} // namespace fairway::validator::pool
