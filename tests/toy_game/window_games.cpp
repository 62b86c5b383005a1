#include "editor/ui/games.h"
#include "tests/toy_game/stones.h"

std::span<const fairway::editor::WindowGame* const> fairway::editor::windowGames() {
  return listOf<WindowGame, lake_race::windowGame, toy::windowEntry>();
}
