#include "formats/document/writer.h"

#include "formats/document/reader.h"
#include "formats/lake_race/write/kinds.h"

namespace fairway::formats {

std::string writeDocument(const Document& document) {
  Emitter out;
  for (const std::string& line : headOf(document).comment) out.comment(line);
  out.field("fairway", formatVersion);
  out.field("kind", kindOf(document));
  writeInfo(out, headOf(document).info);
  std::visit([&](const auto& content) { writeBody(out, content); }, document);
  return out.take();
}

} // namespace fairway::formats
