#include "editor/model/work/game.h"

#include "editor/model/words/translation.h"
#include "formats/document/kind.h"

#include <algorithm>

namespace fairway::editor {

const Game* findGame(const formats::Document& document) {
  return document.kind ? entryFor(document.kind->game, games()) : nullptr;
}

const Game& gameOf(const formats::Document& document) {
  const Game* game = findGame(document);
  FAIRWAY_EXPECTS(game != nullptr);
  return *game;
}

const EditedKind* findKind(const formats::Document& document) {
  const Game* game = findGame(document);
  if (!game) return nullptr;
  const auto found = std::find_if(game->kinds.begin(), game->kinds.end(),
                                  [&](const EditedKind& kind) { return kind.name == document.kind->name; });
  return found == game->kinds.end() ? nullptr : &*found;
}

std::string untitledName(const formats::Document& content) {
  const EditedKind* kind = findKind(content);
  FAIRWAY_EXPECTS(kind != nullptr);
  const std::optional<std::string>& name = content.head.info.name;
  return name && !name->empty() ? *name : say(kind->untitled);
}

} // namespace fairway::editor
