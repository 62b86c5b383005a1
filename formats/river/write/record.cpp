#include "formats/document/head.h"
#include "formats/document/inline_or_path.h"
#include "formats/river/kinds.h"

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
  writeInlineOrPath(out, "river", body.river, [](Emitter& inside, const InlineRiver& own) {
    writeInfo(inside, own.info);
    writeRiver(inside, own.river);
  });
  out.field("players", body.record.players);
  out.field("first", body.record.first);
  out.list("turns", body.record.turns, written);
}

} // namespace fairway::formats::river
