#include "editor/ui/window/game.h"

#include "formats/document/kind.h"

#include <algorithm>

namespace fairway::editor {

const WindowGame& windowGameOf(const formats::Document& document) {
  const auto all = windowGames();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const WindowGame* game) { return game->name == document.kind->game; });
  FAIRWAY_EXPECTS(found != all.end());
  return **found;
}

} // namespace fairway::editor
