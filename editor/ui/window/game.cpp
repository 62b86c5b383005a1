#include "editor/ui/window/game.h"

#include "formats/document/kind.h"

namespace fairway::editor {

const WindowGame& windowGameOf(const formats::Document& document) {
  const WindowGame* game = entryFor(document.kind->game, windowGames());
  FAIRWAY_EXPECTS(game != nullptr);
  return *game;
}

} // namespace fairway::editor
