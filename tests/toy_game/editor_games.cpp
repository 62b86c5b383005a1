#include "editor/model/lake_race/game.h"
#include "editor/model/work/game.h"
#include "tests/toy_game/stones.h"

std::span<const fairway::editor::Game* const> fairway::editor::games() {
  static const std::array list{
      &lake_race::lakeRace(),
      &toy::editorEntry(),
  };
  return list;
}
