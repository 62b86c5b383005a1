#include "validator/command/game.h"
#include "validator/lake_race/command/game.h"
#include "validator/pool/command/game.h"
#include "validator/regatta/command/game.h"
#include "validator/river/command/game.h"

namespace fairway::command {

// The list of this room: whoever adds a game adds a line.
std::span<const Game* const> games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &river::game(),
      &pool::game(),
      &cardRegatta(),
  };
  return list;
}

} // namespace fairway::command
