#include "formats/river/kinds.h"

#include <algorithm>

namespace fairway::formats::river {

using namespace fairway::river;

std::optional<Face> asFace(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Node& node = value.node();
  if (node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text && node.text == "wind")
    return Face::wind();
  const std::optional<double> number = yaml::wholeNumber(node);
  if (number && *number >= 1 && *number <= mostNumber) return Face(static_cast<int>(*number));
  reading.fault(value, "expected a whole number from 1 to 6 or wind, found " + yaml::described(node));
  return std::nullopt;
}

std::optional<Spot> readSectionSpot(yaml::Reading& reading, const yaml::Value& value) {
  const auto number = yaml::asInteger(reading, value, 1, mostSections);
  return number ? std::optional(Spot{Spot::Kind::Section, *number, 0, 0}) : std::nullopt;
}

namespace {

int integerOr(yaml::Reading& reading, const yaml::Fields& fields, std::string_view key, int least, int most,
              int otherwise) {
  const auto value = fields.find(key);
  return value ? yaml::asInteger(reading, *value, least, most).value_or(otherwise) : otherwise;
}

SectionKind readKind(yaml::Reading& reading, const yaml::Value& value) {
  return yaml::asWord<SectionKind>(reading, value, sectionKindNamed,
                                   {"calm", "sandbank", "wave", "eddy", "lee"})
      .value_or(SectionKind::Calm);
}

Section readSection(yaml::Reading& reading, const yaml::Value& value) {
  if (value.node().kind != yaml::NodeKind::Mapping) return sectionOf(readKind(reading, value));
  Section section;
  const yaml::Fields fields(reading, value, {"kind", "push", "fixed", "name"});
  if (const auto kind = fields.require("kind")) section = sectionOf(readKind(reading, *kind));
  if (const auto push = fields.find("push")) {
    if (hasPush(section.kind))
      section.push = yaml::asInteger(reading, *push, 1, mostPush).value_or(section.push);
    else
      reading.fault(*push, "only a wave or an eddy has a push");
  }
  if (const auto fixed = fields.find("fixed"))
    section.fixed = yaml::asBool(reading, *fixed).value_or(section.fixed);
  if (const auto name = fields.find("name")) section.name = yaml::asText(reading, *name);
  return section;
}

// Fewer than there must be are made up for by calm ones, so that what was read of a faulty document is still
// a river.
std::vector<Section> readSections(yaml::Reading& reading, const yaml::Fields& fields) {
  std::vector<Section> sections;
  const auto value = fields.require("sections");
  if (value && yaml::isSequence(reading, *value, "sections")) {
    const auto count = static_cast<int>(value->node().items.size());
    if (count < leastSections || count > mostSections)
      reading.fault(*value, "expected " + std::to_string(leastSections) + " to " +
                                std::to_string(mostSections) + " sections, found " + std::to_string(count));
    for (int i = 0; i < std::min(count, mostSections); ++i)
      sections.push_back(readSection(reading, value->item(static_cast<std::size_t>(i))));
  }
  if (sections.size() < leastSections) sections.resize(leastSections);
  return sections;
}

void readDie(yaml::Reading& reading, const yaml::Fields& fields, Die& die) {
  const auto value = fields.find("die");
  if (!value || !yaml::isSequence(reading, *value, "faces")) return;
  const std::size_t count = value->node().items.size();
  if (count != die.size()) reading.fault(*value, "expected six faces, found " + std::to_string(count));
  for (std::size_t i = 0; i < std::min(count, die.size()); ++i)
    die[i] = asFace(reading, value->item(i)).value_or(die[i]);
}

void readDocks(yaml::Reading& reading, const yaml::Fields& fields, std::vector<int>& docks) {
  const auto value = fields.find("docks");
  if (!value || !yaml::isSequence(reading, *value, "points")) return;
  docks.clear();
  const std::size_t count = value->node().items.size();
  if (count > mostDocks)
    reading.fault(*value,
                  "expected at most " + std::to_string(mostDocks) + " docks, found " + std::to_string(count));
  for (std::size_t i = 0; i < std::min<std::size_t>(count, mostDocks); ++i)
    docks.push_back(yaml::asInteger(reading, value->item(i), 0, mostPoints).value_or(0));
}

// Every boat must find a dock, also at the published ones.
void checkDocks(yaml::Reading& reading, const yaml::Fields& fields, River& river) {
  const auto needed = static_cast<std::size_t>(river.players * river.boats);
  if (river.docks.size() >= needed) return;
  const std::string message = "expected at least " + std::to_string(needed) + " docks for " +
                              std::to_string(river.players) + " x " + std::to_string(river.boats) +
                              " boats, found " + std::to_string(river.docks.size());
  for (const char* key : {"docks", "boats", "players"})
    if (const auto value = fields.find(key)) {
      const bool left = std::string_view(key) != "docks";
      reading.fault(*value, left ? message + ", since `docks` is left out" : message);
      break;
    }
  river.docks.resize(needed);
}

} // namespace

RiverBody readRiver(yaml::Reading& reading, const yaml::Fields& fields) {
  River river;
  river.sections = readSections(reading, fields);
  river.start = integerOr(reading, fields, "start", 1, river.length(), river.start);
  readDie(reading, fields, river.die);
  readDocks(reading, fields, river.docks);
  river.players = integerOr(reading, fields, "players", leastPlayers, mostPlayers, river.players);
  river.boats = integerOr(reading, fields, "boats", 1, mostBoats, river.boats);
  if (const auto convoy = fields.find("convoy"))
    river.convoy = yaml::asWord<Convoy>(reading, *convoy, convoyNamed, {"any", "own"}).value_or(river.convoy);
  checkDocks(reading, fields, river);
  return {std::move(river)};
}

} // namespace fairway::formats::river
