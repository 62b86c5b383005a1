#include "formats/document/head.h"
#include "formats/document/inline_or_path.h"
#include "formats/games.h"
#include "formats/river/kinds.h"

namespace fairway::formats::river {

using namespace fairway::river;

namespace {

// What a turn can name: as far as it is known when the document is read. A river in another file may turn out
// to be shorter.
struct Limits {
  int players = mostPlayers;
  int sections = mostSections;
};

int asSeat(yaml::Reading& reading, const yaml::Value& value, const Limits& limits) {
  return yaml::asInteger(reading, value, 1, limits.players).value_or(1);
}

SectionNow asSection(yaml::Reading& reading, const yaml::Value& value, const Limits& limits) {
  const auto number = yaml::asInteger(reading, value, 1, mostSections);
  if (number && *number > limits.sections)
    reading.fault(value, "expected a section of this river, 1 to " + std::to_string(limits.sections) +
                             ", found the number " + std::to_string(*number));
  return {number.value_or(1)};
}

std::optional<Landing> readEnds(yaml::Reading& reading, const yaml::Value& value, const Limits& limits) {
  const yaml::Node& node = value.node();
  if (node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text && node.text == "harbour")
    return Landing::harbour();
  if (yaml::wholeNumber(node)) return asSection(reading, value, limits);
  reading.fault(value, "expected a section or harbour, found " + yaml::described(node));
  return std::nullopt;
}

Option readBack(yaml::Reading& reading, const yaml::Value& value, const Limits& limits) {
  if (!yaml::isListOf(reading, value, 2, "a boat as [seat, section]")) return Option::pass();
  const int seat = asSeat(reading, value.item(0), limits);
  return Option::back(seat, asSection(reading, value.item(1), limits));
}

void readPass(yaml::Reading& reading, const yaml::Value& value) {
  const auto passes = yaml::asBool(reading, value);
  if (passes && !*passes) reading.fault(value, "expected true; leave `pass` out where the wind is used");
}

Option readWind(yaml::Reading& reading, const yaml::Value& turn, const yaml::Fields& fields, int seat,
                const Limits& limits) {
  int ways = 0;
  Option option;
  if (const auto up = fields.find("up")) {
    ++ways;
    option = Option::up(seat, asSection(reading, *up, limits));
  }
  if (const auto back = fields.find("back")) {
    ++ways;
    option = readBack(reading, *back, limits);
  }
  if (const auto pass = fields.find("pass")) {
    ++ways;
    option = Option::pass();
    readPass(reading, *pass);
  }
  if (ways != 1)
    reading.fault(turn, std::string("wind is used in one way: expected exactly one of up, back and pass, ") +
                            (ways == 0 ? "found none" : "found several"));
  if (const auto boat = fields.find("boat"))
    reading.fault(*boat, "wind does not sail a boat; expected up, back or pass");
  return option;
}

Option readSail(yaml::Reading& reading, const yaml::Fields& fields, int seat, const Limits& limits) {
  for (const char* key : {"up", "back", "pass"})
    if (const auto value = fields.find(key)) reading.fault(*value, "only wind is used in this way");
  const auto boat = fields.require("boat");
  return Option::sail(seat, boat ? asSection(reading, *boat, limits) : SectionNow{1});
}

TurnEntry readTurn(yaml::Reading& reading, const yaml::Value& value, const Limits& limits) {
  TurnEntry turn;
  const yaml::Fields fields(reading, value, {"seat", "roll", "boat", "up", "back", "pass", "ends"});
  if (!fields.valid()) return turn;
  if (const auto seat = fields.require("seat")) turn.seat = asSeat(reading, *seat, limits);
  const auto roll = fields.require("roll");
  const auto face = roll ? asFace(reading, *roll) : std::nullopt;
  if (!face) return turn;
  turn.roll = *face;
  turn.option = face->isWind() ? readWind(reading, value, fields, turn.seat, limits)
                               : readSail(reading, fields, turn.seat, limits);
  if (const auto ends = fields.find("ends")) {
    turn.ends = readEnds(reading, *ends, limits);
    if (turn.option.kind == Option::Kind::Pass && fields.find("pass")) {
      reading.fault(*ends, "nothing moves in a pass");
      turn.ends.reset();
    }
  }
  return turn;
}

InlineRiver readInlineRiver(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Fields fields(reading, value, keysInside(riverKind()));
  return {readInfo(reading, fields, game()), readRiver(reading, fields).river};
}

void readPlayers(yaml::Reading& reading, const yaml::Value& value, RecordBody& body, Limits& limits) {
  const auto players = yaml::asInteger(reading, value, leastPlayers, mostPlayers);
  if (!players) return;
  body.record.players = limits.players = *players;
  const auto* own = std::get_if<InlineRiver>(&body.river);
  if (own && *players > own->river.players)
    reading.fault(value, "this river takes at most " + std::to_string(own->river.players) +
                             " players, found " + std::to_string(*players));
}

} // namespace

RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields) {
  RecordBody body;
  Limits limits;
  if (const auto river = fields.require("river"))
    body.river = readInlineOrPath(reading, *river, "river", readInlineRiver);
  if (const auto* own = std::get_if<InlineRiver>(&body.river)) limits.sections = own->river.length();
  if (const auto players = fields.require("players")) readPlayers(reading, *players, body, limits);
  if (const auto first = fields.find("first")) body.record.first = asSeat(reading, *first, limits);
  if (const auto turns = fields.require("turns"); turns && yaml::isSequence(reading, *turns, "turns"))
    for (std::size_t i = 0; i < turns->node().items.size(); ++i)
      body.record.turns.push_back(readTurn(reading, turns->item(i), limits));
  return body;
}

} // namespace fairway::formats::river
