#include "editor/model/games.h"
#include "tests/toy_game/stones.h"

std::span<const fairway::editor::Game* const> fairway::editor::games() {
  static const std::array list{
      &lake_race::game(),
      &toy::editorEntry(),
  };
  return list;
}
