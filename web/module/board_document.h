#pragma once

#include "formats/document/decode_document.h"
#include "formats/yaml/node_tree.h"
#include "formats/yaml/source_text.h"
#include "web/module/page_game.h"

namespace fairway::web {

// A board's document with what it says about itself.
template <class Body>
struct BoardDocument {
  DocumentInfo info;
  Body body;
};

// From the values that `fairway play` wrote. None: there are no values.
template <class Body>
Result<BoardDocument<Body>, table::Refused> documentIn(const Tree* values) {
  if (!values) return table::notARequest("the board has no document");
  const formats::yaml::SourceText nowhere("");
  const auto document = formats::decodeDocument(formats::yaml::nodeOf(*values), nowhere);
  if (!document) return table::notARequest("the board cannot be read: " + document.fault().front().message);
  if (const Body* body = document->template as<Body>())
    return BoardDocument<Body>{document->head.info, *body};
  return table::notARequest("the board is of another kind");
}

inline table::Refused illegalRecord(int turn, const Phrase& message) {
  return {"record", "turn " + std::to_string(turn) + " is not legal on this board: " + message.english()};
}

} // namespace fairway::web
