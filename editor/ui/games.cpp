#include "editor/ui/games.h"

namespace fairway::editor {

// The list of this room: a new game adds its function.
std::span<const WindowGame* const> windowGames() {
  return listOf<WindowGame, lake_race::windowGame, river::windowGame, pool::windowGame,
                regatta::windowGame>();
}

const RaceWindow& raceWindow() {
  return race::window();
}

} // namespace fairway::editor
