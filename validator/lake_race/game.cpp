#include "validator/games.h"

#include "rules/games.h"
#include "validator/lake_race/catalogue/families.h"

namespace fairway::validator::lake_race {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {tilesetEntries(), lakeEntries(), courseEntries(), gateEntries(), raceEntries()};
}

} // namespace

const Game& game() {
  static constexpr Game entry{fairway::lake_race::gameId, families};
  return entry;
}

} // namespace fairway::validator::lake_race
