#include "editor/ui/games.h"

#include <array>

namespace fairway::editor {

// The list of this room: a new game adds a line.
std::span<const WindowGame* const> windowGames() {
  static const std::array list{
      &lake_race::windowGame(),
      &river::windowGame(),
      &pool::windowGame(),
      &regatta::windowGame(),
  };
  return list;
}

} // namespace fairway::editor
