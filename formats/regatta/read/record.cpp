#include "formats/document/inline_or_path.h"
#include "formats/regatta/kinds.h"
#include "rules/regatta/play/sailing.h"

namespace fairway::formats::regatta {

namespace {

using namespace fairway::regatta;

// Whether the seats exist, whose turn it is and who holds which card is for the referee to say: what is wrong
// there is illegal, not unreadable.
int readSeat(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key) {
  return requireNumber(reading, fields, key, 1, maxPlayers);
}

std::string readCardName(yaml::Reading& reading, const yaml::Value& value) {
  return yaml::asFilledText(reading, value).value_or("");
}

std::vector<std::string> readCardNames(yaml::Reading& reading, const yaml::Value& value) {
  std::vector<std::string> cards;
  if (!yaml::isSequence(reading, value, "cards")) return cards;
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    cards.push_back(readCardName(reading, value.item(i)));
  return cards;
}

GridEntry readGridEntry(yaml::Reading& reading, const yaml::Value& value) {
  GridEntry entry;
  const yaml::Fields fields(reading, value, {"seat", "at", "heading"});
  entry.seat = readSeat(reading, fields, "seat");
  if (const auto at = fields.require("at")) entry.pose.at = readPoint(reading, *at);
  if (const auto heading = fields.require("heading")) entry.pose.heading = readHeading(reading, *heading);
  return entry;
}

Pose readPose(yaml::Reading& reading, const yaml::Value& value) {
  Pose pose;
  if (!isListOf(reading, value, 3, "where the boat ends as [x, y, heading]")) return pose;
  const auto x = yaml::asInteger(reading, value.item(0), -plane::farthest, plane::farthest);
  const auto y = yaml::asInteger(reading, value.item(1), -plane::farthest, plane::farthest);
  pose.at = {x.value_or(0), y.value_or(0)};
  pose.heading = readHeading(reading, value.item(2));
  return pose;
}

CardPlay readCardPlay(yaml::Reading& reading, const yaml::Value& value) {
  CardPlay play;
  const yaml::Fields fields(reading, value, {"card", "arrows"});
  if (const auto card = fields.require("card")) play.card = readCardName(reading, *card);
  const auto arrows = fields.require("arrows");
  if (!arrows || !yaml::isSequence(reading, *arrows, "arrows")) return play;
  for (std::size_t i = 0; i < arrows->node().items.size(); ++i)
    if (const auto arrow = yaml::asInteger(reading, arrows->item(i), 1, static_cast<int>(maxArrows)))
      play.arrows.push_back(*arrow);
  return play;
}

SunPlay readSun(yaml::Reading& reading, const yaml::Value& value) {
  SunPlay sun;
  const yaml::Fields fields(reading, value, {"card", "before"});
  if (const auto card = fields.require("card")) sun.card = readCardName(reading, *card);
  sun.before = readSeat(reading, fields, "before");
  return sun;
}

std::optional<Act> heaveNamed(std::string_view name) {
  if (name == "turn") return Act::Turn;
  if (name == "change") return Act::Change;
  return std::nullopt;
}

// A turn is one of three: `play`, `skip` or `heave`. Each brings keys of its own.
class TurnReader {
public:
  TurnReader(yaml::Reading& reading, const yaml::Value& value)
      : reading_(reading), value_(value),
        fields_(reading, value,
                {"seat", "play", "skip", "heave", "heading", "cards", "sun", "draw", "ends"}) {}

  TurnEntry read() {
    if (!fields_.valid()) return {};
    entry_.turn.seat = readSeat(reading_, fields_, "seat");
    readAct();
    if (const auto sun = fields_.find("sun")) entry_.turn.sun = readSun(reading_, *sun);
    if (const auto draw = fields_.find("draw")) entry_.draw = readCardNames(reading_, *draw);
    if (const auto ends = fields_.find("ends")) entry_.ends = readPose(reading_, *ends);
    return std::move(entry_);
  }

private:
  void readAct() {
    const auto play = fields_.find("play"), skip = fields_.find("skip"), heave = fields_.find("heave");
    const int acts = (play ? 1 : 0) + (skip ? 1 : 0) + (heave ? 1 : 0);
    if (acts != 1)
      reading_.fault(value_, "expected one of play, skip and heave, found " +
                                 (acts == 0 ? std::string("none") : std::to_string(acts)));
    std::optional<Act> act = play ? std::optional(Act::Play) : skip ? std::optional(Act::Skip) : std::nullopt;
    if (play) readPlay(*play);
    if (skip && yaml::asBool(reading_, *skip) == false)
      reading_.fault(*skip, "expected true; leave `skip` out of any other turn");
    if (heave) act = yaml::asWord<Act>(reading_, *heave, heaveNamed, {"turn", "change"});
    if (!act) return;
    entry_.turn.act = *act;
    if (const auto heading = belongsTo("heading", *act == Act::Turn, "heave: turn"))
      entry_.turn.heading = readHeading(reading_, *heading);
    if (const auto cards = belongsTo("cards", *act == Act::Change, "heave: change"))
      entry_.turn.cards = readCardNames(reading_, *cards);
  }

  void readPlay(const yaml::Value& play) {
    if (!yaml::isSequence(reading_, play, "cards played")) return;
    if (play.node().items.empty()) reading_.fault(play, "expected at least one card");
    for (std::size_t i = 0; i < play.node().items.size(); ++i)
      entry_.turn.play.push_back(readCardPlay(reading_, play.item(i)));
  }

  // A key that is expected with one act and out of place with the others.
  std::optional<yaml::Value> belongsTo(std::string_view key, bool expected, const char* act) {
    if (expected) return fields_.require(key);
    if (const auto found = fields_.find(key))
      reading_.fault(*found, "this key belongs to `" + std::string(act) + "`");
    return std::nullopt;
  }

  yaml::Reading& reading_;
  const yaml::Value& value_;
  yaml::Fields fields_;
  TurnEntry entry_;
};

} // namespace

RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields) {
  RecordBody body;
  RaceRecord& record = body.record;
  if (const auto regatta = fields.require("regatta"))
    body.regatta = readInlineOrPath(reading, *regatta, "regatta", readInlineRegatta);
  record.players = requireNumber(reading, fields, "players", minPlayers, maxPlayers);
  record.first = readSeat(reading, fields, "first");
  if (const auto until = fields.find("until"))
    record.until = yaml::asWord<Until>(reading, *until, untilNamed, {"first", "all"}).value_or(Until::First);
  if (const auto hands = fields.require("hands"); hands && yaml::isSequence(reading, *hands, "hands"))
    for (std::size_t i = 0; i < hands->node().items.size(); ++i)
      record.hands.push_back(readCardNames(reading, hands->item(i)));
  if (const auto grid = fields.require("grid"); grid && yaml::isSequence(reading, *grid, "boats"))
    for (std::size_t i = 0; i < grid->node().items.size(); ++i)
      record.grid.push_back(readGridEntry(reading, grid->item(i)));
  if (const auto turns = fields.require("turns"); turns && yaml::isSequence(reading, *turns, "turns"))
    for (std::size_t i = 0; i < turns->node().items.size(); ++i) {
      const yaml::Value turn = turns->item(i);
      record.turns.push_back(TurnReader(reading, turn).read());
    }
  return body;
}

} // namespace fairway::formats::regatta
