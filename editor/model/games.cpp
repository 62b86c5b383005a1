#include "editor/model/lake_race/game.h"
#include "editor/model/pool/game.h"
#include "editor/model/regatta/game.h"
#include "editor/model/river/game.h"
#include "editor/model/work/game.h"

namespace fairway::editor {

// The list of this room: whoever adds a game adds a line.
std::span<const Game* const> games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &river::game(),
      &pool::game(),
      &regatta::game(),
  };
  return list;
}

} // namespace fairway::editor
