#include "validator/command_games.h"

namespace fairway::command {

// The list of this room: a new game adds its function.
std::span<const Game* const> games() {
  return listOf<Game, lake_race::game, river::game, pool::game, regatta::game>();
}

} // namespace fairway::command
