#pragma once

#include "rules/base/game_id.h"
#include "validator/core/catalogue.h"

namespace fairway::validator {

// A game as this room sees it.
struct Game {
  GameId id;
  std::vector<std::span<const CatalogueEntry>> (*catalogue)(); // its checks, family by family
};

// The games of this program. The list itself is in validator/games.cpp, and is linked to programs, not to
// libraries: a test can play with others.
std::span<const Game* const> games();

} // namespace fairway::validator
