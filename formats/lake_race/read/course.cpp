#include "formats/document/inline_or_path.h"
#include "formats/lake_race/kinds.h"

namespace fairway::formats::lake_race {

namespace {

using fairway::lake_race::Arrow;
using fairway::lake_race::PassSide;

std::optional<PassSide> readPassSide(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto value = fields.find("direction");
  if (!value) return std::nullopt;
  return yaml::asWord<PassSide>(reading, *value, fairway::lake_race::passSideNamed, {"left", "right"});
}

void readStart(yaml::Reading& reading, const yaml::Value& value, CourseBody& body) {
  const yaml::Fields fields(reading, value, {"at", "letter", "direction"});
  if (const auto at = fields.require("at")) body.start = asCell(reading, *at).value_or(body.start);
  if (const auto letter = fields.find("letter")) body.letter = readDirection(reading, *letter);
  body.choices.start = readPassSide(reading, fields);
}

void readBuoys(yaml::Reading& reading, const yaml::Value& value, CourseBody& body) {
  if (!yaml::isSequence(reading, value, "three buoys")) return;
  const std::size_t count = value.node().items.size();
  if (count != body.buoys.size())
    reading.fault(value, "expected the three buoys 1, 2 and 3, found " + std::to_string(count));
  for (std::size_t i = 0; i < std::min(count, body.buoys.size()); ++i) {
    const yaml::Value buoy = value.item(i);
    const yaml::Fields fields(reading, buoy, {"at", "arrow"});
    if (const auto at = fields.require("at")) body.buoys[i] = asCell(reading, *at).value_or(Cell{});
    if (const auto arrow = fields.find("arrow"))
      body.choices.arrows[i] = yaml::asWord<Arrow>(reading, *arrow, fairway::lake_race::arrowNamed,
                                                   {"clockwise", "counterclockwise"});
  }
}

} // namespace

CourseBody readCourse(yaml::Reading& reading, const yaml::Fields& fields) {
  CourseBody body;
  if (const auto race = fields.find("race"))
    body.race = yaml::asWord<fairway::lake_race::RaceLetter>(reading, *race, fairway::lake_race::raceLettered,
                                                             {"A", "B", "C"});
  if (const auto lake = fields.require("lake"))
    body.lake = readInlineOrPath(reading, *lake, "lake", readInlineLake);
  if (const auto start = fields.require("start")) readStart(reading, *start, body);
  if (const auto buoys = fields.require("buoys")) readBuoys(reading, *buoys, body);
  if (const auto finish = fields.find("finish"))
    body.choices.finish = readPassSide(reading, yaml::Fields(reading, *finish, {"direction"}));
  return body;
}

CourseBody readInlineCourse(yaml::Reading& reading, const yaml::Value& value) {
  return readCourse(reading, yaml::Fields(reading, value, courseKind().keys));
}

} // namespace fairway::formats::lake_race
