#include "formats/document/game.h"
#include "formats/lake_race/game.h"
#include "formats/pool/game.h"
#include "formats/regatta/game.h"
#include "formats/river/game.h"

#include <array>

namespace fairway::formats {

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

} // namespace fairway::formats
