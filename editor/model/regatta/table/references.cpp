#include "editor/model/regatta/table/references.h"

#include "formats/regatta/documents.h"

namespace fairway::editor::regatta {

const fairway::regatta::Deck* deckBehind(const EditedDocument& document) {
  const auto* body = document.content().as<formats::regatta::RegattaBody>();
  if (body == nullptr) return nullptr;
  if (const auto* own = std::get_if<fairway::regatta::Deck>(&body->deck)) return own;
  const auto* named = document.references().as<TableReferences>();
  return named != nullptr ? &named->deck : nullptr;
}

std::optional<RecordReferences> regattaBehind(const EditedDocument& document) {
  const auto* body = document.content().as<formats::regatta::RecordBody>();
  if (body == nullptr) return std::nullopt;
  const auto* own = std::get_if<formats::regatta::RegattaBody>(&body->regatta);
  const auto* deck = own ? std::get_if<fairway::regatta::Deck>(&own->deck) : nullptr;
  if (deck) return RecordReferences{own->course, *deck};
  const auto* named = document.references().as<RecordReferences>();
  return named ? std::optional(*named) : std::nullopt;
}

} // namespace fairway::editor::regatta
