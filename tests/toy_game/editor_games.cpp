#include "editor/model/games.h"
#include "tests/toy_game/stones.h"

std::span<const fairway::editor::Game* const> fairway::editor::games() {
  return listOf<Game, lake_race::game, toy::editorEntry>();
}
