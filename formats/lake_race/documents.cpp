#include "formats/lake_race/documents.h"

namespace fairway::formats {

std::string_view kindOf(const Document& document) {
  constexpr std::array<std::string_view, 4> kinds{"lake", "tileset", "course", "record"};
  return kinds[document.index()];
}

const DocumentHead& headOf(const Document& document) {
  return std::visit([](const auto& content) -> const DocumentHead& { return content.head; }, document);
}

} // namespace fairway::formats
