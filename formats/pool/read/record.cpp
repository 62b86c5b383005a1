#include "formats/document/inline_or_path.h"
#include "formats/pool/kinds.h"

namespace fairway::formats::pool {

namespace {

using namespace fairway::pool;

Side readSide(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto value = fields.require("side");
  if (!value) return Side::Red;
  return yaml::asWord<Side>(reading, *value, sideOfName, {"red", "yellow"}).value_or(Side::Red);
}

PlacementEntry readPlacementEntry(yaml::Reading& reading, const yaml::Value& value) {
  PlacementEntry entry;
  const yaml::Fields fields(reading, value, {"side", "at"});
  entry.side = readSide(reading, fields);
  if (const auto at = fields.require("at")) entry.at = asSquare(reading, *at).value_or(entry.at);
  return entry;
}

std::optional<Target> readTarget(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Node& node = value.node();
  const bool isText = node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text;
  if (isText && node.text == "bar") return Target(ToBar{});
  if (node.kind != yaml::NodeKind::Sequence) {
    reading.fault(value, "expected a square as [column, row] or bar, found " + yaml::described(node));
    return std::nullopt;
  }
  const std::optional<Square> square = asSquare(reading, value);
  return square ? std::optional<Target>(*square) : std::nullopt;
}

// Which of the four things a turn does. Exactly one.
std::optional<Act> readAct(yaml::Reading& reading, const yaml::Value& turn, const yaml::Fields& fields) {
  std::optional<Act> found;
  int count = 0;
  for (const Act act : {Act::Swim, Act::Reveal, Act::Move, Act::Pass})
    if (fields.find(nameOf(act))) found = act, ++count;
  if (count == 1) return found;
  if (fields.valid())
    reading.fault(turn, count == 0 ? "a turn needs one of `swim`, `reveal`, `move` and `pass`"
                                   : "a turn has only one of `swim`, `reveal`, `move` and `pass`");
  return std::nullopt;
}

void readValue(yaml::Reading& reading, const yaml::Fields& fields, TurnEntry& entry) {
  if (entry.act == Act::Reveal) {
    if (const auto value = fields.require("value"))
      entry.value = yaml::asInteger(reading, *value, 1, maxValue).value_or(1);
  } else if (const auto value = fields.find("value")) {
    reading.fault(*value, "only a `reveal` has a value");
  }
}

void readEnd(yaml::Reading& reading, const yaml::Fields& fields, TurnEntry& entry) {
  const auto to = fields.find("to");
  if (entry.act == Act::Pass) {
    if (to) reading.fault(*to, "a `pass` leads nowhere");
  } else if (to) {
    entry.to = readTarget(reading, *to);
  } else if (entry.act != Act::Reveal) {
    (void)fields.require("to");
  }
}

TurnEntry readTurn(yaml::Reading& reading, const yaml::Value& value) {
  TurnEntry entry;
  const yaml::Fields fields(reading, value, {"side", "swim", "reveal", "move", "pass", "value", "to"});
  entry.side = readSide(reading, fields);
  const std::optional<Act> act = readAct(reading, value, fields);
  if (!act) return entry;
  entry.act = *act;
  const yaml::Value what = *fields.find(nameOf(*act));
  if (*act != Act::Pass)
    entry.from = asSquare(reading, what).value_or(entry.from);
  else if (const auto passes = yaml::asBool(reading, what); passes && !*passes)
    reading.fault(what, "expected true; leave `pass` out where the side does not pass");
  readValue(reading, fields, entry);
  readEnd(reading, fields, entry);
  return entry;
}

} // namespace

RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields) {
  RecordBody body;
  const auto pool = fields.require("pool");
  if (pool) body.pool = readInlineOrPath(reading, *pool, "pool", readInlinePool);
  const auto placement = fields.find("placement");
  if (placement) {
    body.record.placement.emplace();
    if (yaml::isSequence(reading, *placement, "tiles"))
      for (std::size_t i = 0; i < placement->node().items.size(); ++i)
        body.record.placement->push_back(readPlacementEntry(reading, placement->item(i)));
  }
  const bool inside = pool && pool->node().kind == yaml::NodeKind::Mapping;
  if (inside && !placement && !pool->find("setup"))
    reading.fault(*pool, "the pool has no `setup`, so the record needs a `placement`");
  if (const auto turns = fields.require("turns"); turns && yaml::isSequence(reading, *turns, "turns"))
    for (std::size_t i = 0; i < turns->node().items.size(); ++i)
      body.record.turns.push_back(readTurn(reading, turns->item(i)));
  return body;
}

} // namespace fairway::formats::pool
