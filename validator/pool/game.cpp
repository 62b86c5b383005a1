#include "validator/pool/game.h"

#include "validator/pool/catalogue/entries.h"

namespace fairway::validator::pool {

const Game& game() {
  static constexpr Game entry{
      "pool", [] {
        return std::vector<std::span<const CatalogueEntry>>{poolEntries(), deepEntries()};
      }};
  return entry;
}

} // namespace fairway::validator::pool
