#include "validator/core/game.h"
#include "validator/lake_race/game.h"
#include "validator/pool/game.h"
#include "validator/regatta/game.h"
#include "validator/river/game.h"

#include <array>

namespace fairway::validator {

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

} // namespace fairway::validator
