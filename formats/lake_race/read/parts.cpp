#include "formats/lake_race/kinds.h"

#include <algorithm>

namespace fairway::formats::lake_race {

namespace {

std::optional<Stagger> staggerNamed(std::string_view name) {
  if (name == "odd") return Stagger::Odd;
  if (name == "even") return Stagger::Even;
  return std::nullopt;
}

fairway::lake_race::Slot readSlot(yaml::Reading& reading, const yaml::Value& value) {
  fairway::lake_race::Slot slot;
  const yaml::Fields fields(reading, value, {"race", "at", "letter"});
  if (const auto race = fields.require("race"))
    slot.race = yaml::asWord<fairway::lake_race::RaceLetter>(reading, *race, fairway::lake_race::raceLettered,
                                                             {"A", "B", "C"})
                    .value_or(slot.race);
  if (const auto at = fields.require("at")) slot.at = asCell(reading, *at).value_or(slot.at);
  if (const auto letter = fields.require("letter")) slot.letter = readDirection(reading, *letter);
  return slot;
}

} // namespace

std::optional<Cell> asCell(yaml::Reading& reading, const yaml::Value& value) {
  if (!yaml::isListOf(reading, value, 2, "a cell as [column, row]")) return std::nullopt;
  const auto column = yaml::asInteger(reading, value.item(0), 1, fairway::lake_race::maxLakeSide);
  const auto row = yaml::asInteger(reading, value.item(1), 1, fairway::lake_race::maxLakeSide);
  if (!column || !row) return std::nullopt;
  return Cell{*column, *row};
}

std::optional<Spot> readCellSpot(yaml::Reading& reading, const yaml::Value& value) {
  const std::optional<Cell> cell = asCell(reading, value);
  return cell ? std::optional<Spot>(*cell) : std::nullopt;
}

Stagger readStagger(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto value = fields.find("stagger");
  if (!value) return Stagger::Odd;
  return yaml::asWord<Stagger>(reading, *value, staggerNamed, {"odd", "even"}).value_or(Stagger::Odd);
}

int readStrip(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto value = fields.find("strip");
  if (!value) return fairway::lake_race::defaultStrip;
  return yaml::asInteger(reading, *value, 1, fairway::lake_race::maxStrip)
      .value_or(fairway::lake_race::defaultStrip);
}

std::vector<fairway::lake_race::Slot> readSlots(yaml::Reading& reading, const yaml::Fields& fields) {
  std::vector<fairway::lake_race::Slot> slots;
  const auto value = fields.find("slots");
  if (!value || !yaml::isSequence(reading, *value, "slots")) return slots;
  for (std::size_t i = 0; i < value->node().items.size(); ++i)
    slots.push_back(readSlot(reading, value->item(i)));
  return slots;
}

Direction readDirection(yaml::Reading& reading, const yaml::Value& value) {
  return yaml::asWord<Direction>(reading, value, directionNamed, {"E", "NE", "NW", "W", "SW", "SE"})
      .value_or(Direction::E);
}

bool isTileName(std::string_view text) {
  return !text.empty() && std::none_of(text.begin(), text.end(), [](char c) {
    return c == '@' || c == 0x7F || (static_cast<unsigned char>(c) <= ' ');
  });
}

} // namespace fairway::formats::lake_race
