#include "formats/document/head.h"
#include "formats/river/write/kinds.h"

namespace fairway::formats::river {

using namespace fairway::river;

namespace {

std::string written(const TurnEntry& turn) {
  FlowMapping mapping;
  mapping.add("seat", turn.seat).add("roll", nameOf(turn.roll));
  const int from = turn.option.from.number;
  switch (turn.option.kind) {
  case Option::Kind::Sail:
    mapping.add("boat", from);
    break;
  case Option::Kind::Up:
    mapping.add("up", from);
    break;
  case Option::Kind::Back:
    mapping.add("back", flowSequence(std::vector<int>{turn.option.seat, from}));
    break;
  case Option::Kind::Pass:
    mapping.add("pass", "true");
    break;
  }
  if (turn.ends && turn.ends->isHarbour())
    mapping.add("ends", "harbour");
  else if (turn.ends)
    mapping.add("ends", turn.ends->section().number);
  return mapping.text();
}

} // namespace

void writeBody(Emitter& out, const RecordBody& body) {
  if (const auto* path = std::get_if<DocumentPath>(&body.river)) {
    out.textField("river", *path);
  } else {
    const InlineRiver& own = std::get<InlineRiver>(body.river);
    out.open("river");
    writeInfo(out, own.info);
    writeRiver(out, own.river);
    out.close();
  }
  out.field("players", body.record.players);
  out.field("first", body.record.first);
  if (body.record.turns.empty()) return out.field("turns", "[]");
  out.open("turns");
  for (const TurnEntry& turn : body.record.turns) out.item(written(turn));
  out.close();
}

} // namespace fairway::formats::river
