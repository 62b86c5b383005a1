#include "formats/document/head.h"

#include "formats/lake_race/read/kinds.h"

namespace fairway::formats {

namespace {

// A check's code: a capital letter and two digits. Whether there is such a check is the validator's to say.
bool isCode(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() == 3 && text[0] >= 'A' && text[0] <= 'Z' && digit(text[1]) && digit(text[2]);
}

constexpr const char* expectedCode = "expected the code of a check, such as L04";

std::optional<std::string> readCode(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Node& node = value.node();
  if (node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text && isCode(node.text))
    return node.text;
  reading.fault(value, std::string(expectedCode) + ", found " + yaml::described(node));
  return std::nullopt;
}

std::map<std::string, Severity> readSeverity(yaml::Reading& reading, const yaml::Value& value) {
  std::map<std::string, Severity> severity;
  if (value.node().kind != yaml::NodeKind::Mapping) {
    reading.fault(value,
                  "expected a mapping from codes to severities, found " + yaml::described(value.node()));
    return severity;
  }
  for (std::size_t i = 0; i < value.node().items.size(); ++i) {
    const yaml::MappingKey& key = value.node().keys[i];
    const yaml::Value field = value.field(i);
    if (!isCode(key.text)) reading.fault(key.offset, field.path(), expectedCode);
    const auto found =
        yaml::asWord<Severity>(reading, field, severityNamed, {"error", "warning", "info", "ignore"});
    if (found) severity[key.text] = *found;
  }
  return severity;
}

std::vector<Cell> readCells(yaml::Reading& reading, const yaml::Value& value) {
  std::vector<Cell> cells;
  if (!yaml::isSequence(reading, value, "cells")) return cells;
  if (value.node().items.empty())
    reading.fault(value, "expected at least one cell; leave `cells` out to waive every finding of the code");
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    if (const auto cell = yaml::asCell(reading, value.item(i))) cells.push_back(*cell);
  return cells;
}

Waiver readWaiver(yaml::Reading& reading, const yaml::Value& value) {
  Waiver waiver;
  const yaml::Fields fields(reading, value, {"code", "cells", "why"});
  if (const auto code = fields.require("code")) waiver.code = readCode(reading, *code).value_or("");
  if (const auto cells = fields.find("cells")) waiver.cells = readCells(reading, *cells);
  if (const auto why = fields.require("why")) waiver.why = yaml::asFilledText(reading, *why).value_or("");
  return waiver;
}

std::vector<Waiver> readWaivers(yaml::Reading& reading, const yaml::Value& value) {
  std::vector<Waiver> waivers;
  if (!yaml::isSequence(reading, value, "waivers")) return waivers;
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    waivers.push_back(readWaiver(reading, value.item(i)));
  return waivers;
}

} // namespace

std::vector<std::string_view> withInfoKeys(std::initializer_list<std::string_view> own) {
  std::vector<std::string_view> keys{"fairway", "kind",  "name",     "author",
                                     "licence", "notes", "severity", "waive"};
  keys.insert(keys.end(), own);
  return keys;
}

DocumentInfo readInfo(yaml::Reading& reading, const yaml::Fields& fields) {
  DocumentInfo info;
  const auto text = [&](const char* key) -> std::optional<std::string> {
    const auto value = fields.find(key);
    return value ? yaml::asText(reading, *value) : std::nullopt;
  };
  info.name = text("name");
  info.author = text("author");
  info.licence = text("licence");
  info.notes = text("notes");
  if (const auto severity = fields.find("severity")) info.severity = readSeverity(reading, *severity);
  if (const auto waive = fields.find("waive")) info.waivers = readWaivers(reading, *waive);
  return info;
}

} // namespace fairway::formats
