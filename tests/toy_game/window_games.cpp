#include "editor/ui/games.h"
#include "tests/toy_game/stones.h"

#include <array>

std::span<const fairway::editor::WindowGame* const> fairway::editor::windowGames() {
  static const std::array list{
      &lake_race::windowGame(),
      &toy::windowEntry(),
  };
  return list;
}
