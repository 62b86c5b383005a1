#include "editor/ui/games.h"
#include "tests/toy_game/stones.h"

namespace fairway::editor {

std::span<const WindowGame* const> windowGames() {
  return listOf<WindowGame, lake_race::windowGame, toy::windowEntry>();
}

const RaceWindow& raceWindow() {
  return race::window();
}

} // namespace fairway::editor
