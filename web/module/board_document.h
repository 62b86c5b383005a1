#pragma once

#include "formats/document/decode_document.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/source_text.h"
#include "web/module/page_game.h"

namespace fairway::web {

// What a document says, from its values.
template <class Body>
Result<Body, table::Refused> bodyIn(const Tree& tree) {
  const formats::yaml::SourceText nowhere("");
  const auto document = formats::decodeDocument(formats::yaml::nodeOf(tree), nowhere);
  if (!document)
    return table::notARequest("the board cannot be read: " + document.fault().front().message);
  if (const Body* body = document->template as<Body>()) return *body;
  return table::notARequest("the board is of another kind");
}

} // namespace fairway::web
