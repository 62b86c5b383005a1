#include "formats/document/head.h"
#include "formats/pool/write/kinds.h"

namespace fairway::formats::pool {

using namespace fairway::pool;

namespace {

std::string written(const PlacementEntry& entry) {
  return FlowMapping().add("side", nameOf(entry.side)).add("at", flowSquare(entry.at)).text();
}

std::string written(const TurnEntry& entry) {
  FlowMapping mapping;
  mapping.add("side", nameOf(entry.side));
  mapping.add(nameOf(entry.act), entry.act == Act::Pass ? "true" : flowSquare(entry.from));
  if (entry.act == Act::Reveal) mapping.add("value", entry.value);
  if (!entry.to) return mapping.text();
  const Square* square = std::get_if<Square>(&*entry.to);
  return mapping.add("to", square ? flowSquare(*square) : "bar").text();
}

template <class Entry>
void writeEntries(Emitter& out, std::string_view key, const std::vector<Entry>& entries) {
  if (entries.empty()) return out.field(key, "[]");
  out.open(key);
  for (const Entry& entry : entries) out.item(written(entry));
  out.close();
}

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  if (const auto* path = std::get_if<DocumentPath>(&body.pool)) {
    out.textField("pool", *path);
  } else {
    const InlinePool& own = std::get<InlinePool>(body.pool);
    out.open("pool");
    writeInfo(out, own.info);
    writePool(out, own.pool);
    out.close();
  }
  if (body.record.placement) writeEntries(out, "placement", *body.record.placement);
  writeEntries(out, "turns", body.record.turns);
}

} // namespace fairway::formats::pool
