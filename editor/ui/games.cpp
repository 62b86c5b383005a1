#include "editor/ui/lake_race/game.h"
#include "editor/ui/pool/game.h"
#include "editor/ui/regatta/game.h"
#include "editor/ui/river/game.h"
#include "editor/ui/window/game.h"

namespace fairway::editor {

// The list of this room: whoever adds a game adds a line.
std::span<const WindowGame* const> windowGames() {
  static const std::array list{
      &lake_race::lakeRaceWindow(),
      &river::windowGame(),
      &pool::window(),
      &regatta::windowGame(),
  };
  return list;
}

} // namespace fairway::editor
