#include "validator/regatta/game.h"

#include "validator/regatta/catalogue/families.h"

namespace fairway::validator {

namespace {

std::vector<std::span<const CatalogueEntry>> families() {
  return {regatta::deckEntries(), regatta::courseEntries()};
}

} // namespace

const Game& cardRegatta() {
  static constexpr Game game{"regatta", families};
  return game;
}

} // namespace fairway::validator
