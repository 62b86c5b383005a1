#include "validator/lake_race/game.h"

#include "validator/lake_race/catalogue/families.h"

namespace fairway::validator::lake_race {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {tilesetEntries(), lakeEntries(), courseEntries(), gateEntries(), raceEntries()};
}

} // namespace

const Game& lakeRace() {
  static constexpr Game game{"lake", families};
  return game;
}

} // namespace fairway::validator::lake_race
