#include "editor/ui/lake_race/game.h"
#include "editor/ui/window/game.h"
#include "tests/toy_game/stones.h"

#include <array>

std::span<const fairway::editor::WindowGame* const> fairway::editor::windowGames() {
  static const std::array list{
      &lake_race::lakeRaceWindow(),
      &toy::windowEntry(),
  };
  return list;
}
