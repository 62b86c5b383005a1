#include "editor/model/regatta/references.h"

#include "formats/regatta/documents.h"

namespace fairway::editor::regatta {

const fairway::regatta::Deck* deckBehind(const EditedDocument& document) {
  const auto* body = document.content().as<formats::regatta::RegattaBody>();
  if (body == nullptr) return nullptr;
  if (const auto* own = std::get_if<fairway::regatta::Deck>(&body->deck)) return own;
  const auto* named = document.references().as<TableReferences>();
  return named != nullptr ? &named->deck : nullptr;
}

} // namespace fairway::editor::regatta
