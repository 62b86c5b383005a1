#include "formats/document/game.h"

#include <algorithm>

namespace fairway::formats {

std::string_view kindOf(const Document& document) {
  return document.kind ? document.kind->name : std::string_view();
}

std::vector<const Kind*> kindsNamed(std::string_view name) {
  std::vector<const Kind*> kinds;
  for (const Game* game : games())
    for (const Kind& kind : game->kinds)
      if (kind.name == name) kinds.push_back(&kind);
  return kinds;
}

const Game& gameOf(const Kind& kind) {
  const auto all = games();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Game* game) { return game->name == kind.game; });
  FAIRWAY_EXPECTS(found != all.end());
  return **found;
}

} // namespace fairway::formats
