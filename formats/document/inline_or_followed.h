#pragma once

#include "formats/document/inline_or_path.h"
#include "formats/document/references.h"

namespace fairway::formats {

// What is inside, or what the document behind the path has for it.
template <class Inline, class OfDocument>
Result<Inline, Problems> inlineOrFollowed(const InlineOrPath<Inline>& named, const Place& place,
                                          const std::string& key, const Kind& kind, OfDocument ofDocument) {
  if (const auto* own = std::get_if<Inline>(&named)) return *own;
  const auto document = follow(place, key, std::get<DocumentPath>(named), kind);
  if (!document) return document.fault();
  return ofDocument(*document);
}

} // namespace fairway::formats
