#include "formats/document/inline_or_path.h"
#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

constexpr std::size_t mostRaces = fairway::lake_race::allRaces.size();

// Whether the seats exist, and whose turn it is, is for the referee to say: a wrong seat is illegal, not
// unreadable.
int readSeat(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key) {
  const auto value = fields.require(key);
  return value ? yaml::asInteger(reading, *value, 1, fairway::lake_race::maxPlayers).value_or(1) : 1;
}

std::vector<int> readDice(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key) {
  std::vector<int> dice;
  const auto value = fields.require(key);
  if (!value || !yaml::isSequence(reading, *value, "dice")) return dice;
  for (std::size_t i = 0; i < value->node().items.size(); ++i)
    if (const auto die = yaml::asInteger(reading, value->item(i), 1, fairway::lake_race::maxDie))
      dice.push_back(*die);
  return dice;
}

fairway::lake_race::GridEntry readGridEntry(yaml::Reading& reading, const yaml::Value& value) {
  fairway::lake_race::GridEntry entry;
  const yaml::Fields fields(reading, value, {"seat", "at", "heading"});
  entry.seat = readSeat(reading, fields, "seat");
  if (const auto at = fields.require("at")) entry.at = asCell(reading, *at).value_or(Cell{});
  if (const auto heading = fields.require("heading")) entry.heading = readDirection(reading, *heading);
  return entry;
}

fairway::lake_race::TurnEntry readTurn(yaml::Reading& reading, const yaml::Value& value) {
  fairway::lake_race::TurnEntry turn;
  const yaml::Fields fields(reading, value, {"seat", "keep", "rolled", "steer", "ends"});
  turn.seat = readSeat(reading, fields, "seat");
  turn.keep = readDice(reading, fields, "keep");
  turn.rolled = readDice(reading, fields, "rolled");
  if (const auto steer = fields.require("steer"))
    turn.steer = yaml::asWord<fairway::lake_race::Steer>(reading, *steer, fairway::lake_race::steerNamed,
                                                         {"left", "straight", "right"})
                     .value_or(turn.steer);
  if (const auto ends = fields.find("ends")) turn.ends = asCell(reading, *ends);
  return turn;
}

RecordedRace readRace(yaml::Reading& reading, const yaml::Value& value) {
  RecordedRace race;
  const yaml::Fields fields(reading, value, {"course", "players", "first", "grid", "turns"});
  if (const auto course = fields.require("course"))
    race.course = readInlineOrPath(reading, *course, "course", readInlineCourse);
  if (const auto players = fields.require("players"))
    race.record.players =
        yaml::asInteger(reading, *players, fairway::lake_race::minPlayers, fairway::lake_race::maxPlayers)
            .value_or(race.record.players);
  race.record.first = readSeat(reading, fields, "first");
  if (const auto grid = fields.require("grid"); grid && yaml::isSequence(reading, *grid, "boats"))
    for (std::size_t i = 0; i < grid->node().items.size(); ++i)
      race.record.grid.push_back(readGridEntry(reading, grid->item(i)));
  if (const auto turns = fields.require("turns"); turns && yaml::isSequence(reading, *turns, "turns"))
    for (std::size_t i = 0; i < turns->node().items.size(); ++i)
      race.record.turns.push_back(readTurn(reading, turns->item(i)));
  return race;
}

// The count of players where there is a possible one.
std::optional<int> playersOf(const yaml::Value& race) {
  const auto players = race.find("players");
  const auto count = players ? yaml::wholeNumber(players->node()) : std::nullopt;
  if (!count || *count < fairway::lake_race::minPlayers || *count > fairway::lake_race::maxPlayers)
    return std::nullopt;
  return static_cast<int>(*count);
}

// A match is played by the same players from race to race.
void checkPlayers(yaml::Reading& reading, const yaml::Value& race, const yaml::Value& firstRace) {
  const std::optional<int> players = playersOf(race);
  const std::optional<int> expected = playersOf(firstRace);
  if (players && expected && *players != *expected)
    reading.fault(*race.find("players"), "expected " + std::to_string(*expected) +
                                             " players as in the first race, found " +
                                             std::to_string(*players));
}

void readRaces(yaml::Reading& reading, const yaml::Value& value, std::vector<RecordedRace>& races) {
  if (!yaml::isSequence(reading, value, "races")) return;
  const std::size_t count = value.node().items.size();
  if (count < 1 || count > mostRaces)
    reading.fault(value, "expected one to three races, found " + std::to_string(count));
  for (std::size_t i = 0; i < std::min(count, mostRaces); ++i) {
    const yaml::Value race = value.item(i);
    races.push_back(readRace(reading, race));
    if (i > 0) checkPlayers(reading, race, value.item(0));
  }
}

} // namespace

RecordBody readRecord(yaml::Reading& reading, const yaml::Fields& fields) {
  RecordBody body;
  if (const auto variant = fields.find("variant"))
    body.options.variant = yaml::asBool(reading, *variant).value_or(false);
  if (const auto bonus = fields.find("sunk-bonus"))
    body.options.sunkBonus = yaml::asWord<fairway::lake_race::SunkBonus>(
                                 reading, *bonus, fairway::lake_race::sunkBonusNamed, {"each", "once"})
                                 .value_or(fairway::lake_race::SunkBonus::Each);
  if (const auto races = fields.require("races")) readRaces(reading, *races, body.races);
  return body;
}

} // namespace fairway::formats::lake_race
