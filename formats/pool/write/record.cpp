#include "formats/document/head.h"
#include "formats/document/inline_or_path.h"
#include "formats/pool/kinds.h"

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

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  const auto inLine = [](const auto& entry) { return written(entry); };
  writeInlineOrPath(out, "pool", body.pool, [](Emitter& inside, const InlinePool& own) {
    writeInfo(inside, own.info);
    writePool(inside, own.pool);
  });
  if (body.record.placement) out.list("placement", *body.record.placement, inLine);
  out.list("turns", body.record.turns, inLine);
}

} // namespace fairway::formats::pool
