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
  const Game* game = entryFor(kind.game, games());
  FAIRWAY_EXPECTS(game != nullptr);
  return *game;
}

bool isMapKey(const Kind& kind, std::string_view path) {
  const std::string_view key = path.substr(path.rfind('.') + 1); // npos + 1 is 0
  return std::any_of(kind.maps.begin(), kind.maps.end(), [key](const MapKey& map) { return map.key == key; });
}

void visitReferences(const Document& document, const ReferenceVisitor& visit) {
  if (document.kind->references) document.kind->references(document.body, visit);
}

void changeReferences(Document& document, const ReferenceChange& change) {
  visitReferences(document, [&](const std::string& key, const DocumentPath& path) {
    change(key, const_cast<DocumentPath&>(path)); // of a document that may be changed
  });
}

} // namespace fairway::formats
