#include "formats/document/document_text.h"

#include "formats/document/decode_document.h"
#include "formats/document/head.h"

namespace fairway::formats {

std::string writeDocument(const Document& document) {
  FAIRWAY_EXPECTS(document.kind != nullptr);
  Emitter out;
  for (const std::string& line : document.head.comment) out.comment(line);
  out.field("fairway", formatVersion);
  out.field("kind", document.kind->name);
  if (document.kind->namesGame) out.field("game", document.kind->game.name);
  writeInfo(out, document.head.info);
  if (document.head.board) out.field("board", *document.head.board);
  document.kind->write(out, document.body);
  return out.take();
}

} // namespace fairway::formats
