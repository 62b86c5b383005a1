#include "formats/document/head.h"

#include <algorithm>

namespace fairway::formats {

bool isCheckCode(std::string_view text) {
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return text.size() == 3 && text[0] >= 'A' && text[0] <= 'Z' && digit(text[1]) && digit(text[2]);
}

bool isBoardDigest(std::string_view text) {
  constexpr std::string_view start = "sha256-";
  constexpr std::size_t digits = 64;
  const auto hexDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.starts_with(start) && text.size() == start.size() + digits &&
         std::all_of(text.begin() + start.size(), text.end(), hexDigit);
}

DocumentHead withoutSchemaPath(DocumentHead head) {
  constexpr std::string_view schema = "# yaml-language-server: $schema=";
  std::erase_if(head.comment, [&](const std::string& line) {
    return line.starts_with(schema) && line.find("://") == std::string::npos;
  });
  return head;
}

namespace {

constexpr const char* expectedCode = "expected the code of a check, such as X01";

std::optional<std::string> readCode(yaml::Reading& reading, const yaml::Value& value) {
  const yaml::Node& node = value.node();
  if (node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text && isCheckCode(node.text))
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
    if (!isCheckCode(key.text)) reading.fault(key.offset, field.path(), expectedCode);
    const auto found =
        yaml::asWord<Severity>(reading, field, severityNamed, {"error", "warning", "info", "ignore"});
    if (found) severity[key.text] = *found;
  }
  return severity;
}

std::vector<Spot> readSpots(yaml::Reading& reading, const yaml::Value& value, const Game& game) {
  std::vector<Spot> spots;
  const std::string_view list = listName(game.spots);
  if (!yaml::isSequence(reading, value, list)) return spots;
  if (value.node().items.empty())
    reading.fault(value, "expected at least one " + std::string(nounFor(game.spots)) + "; leave `" +
                             std::string(list) + "` out to waive every finding of the code");
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    if (const auto spot = game.readSpot(reading, value.item(i))) spots.push_back(*spot);
  return spots;
}

Waiver readWaiver(yaml::Reading& reading, const yaml::Value& value, const Game& game) {
  Waiver waiver;
  const std::string_view list = listName(game.spots);
  const yaml::Fields fields(reading, value, {"code", list, "why"});
  if (const auto code = fields.require("code")) waiver.code = readCode(reading, *code).value_or("");
  if (const auto spots = fields.find(list)) waiver.spots = readSpots(reading, *spots, game);
  if (const auto why = fields.require("why")) waiver.why = yaml::asFilledText(reading, *why).value_or("");
  return waiver;
}

std::vector<Waiver> readWaivers(yaml::Reading& reading, const yaml::Value& value, const Game& game) {
  std::vector<Waiver> waivers;
  if (!yaml::isSequence(reading, value, "waivers")) return waivers;
  for (std::size_t i = 0; i < value.node().items.size(); ++i)
    waivers.push_back(readWaiver(reading, value.item(i), game));
  return waivers;
}

std::string written(const Spot& spot) {
  const std::vector<int> numbers = numbersOf(spot);
  return numbers.size() == 1 ? std::to_string(numbers.front()) : flowSequence(numbers);
}

std::string written(const Waiver& waiver) {
  FlowMapping mapping;
  mapping.add("code", waiver.code);
  std::vector<std::string> spots;
  for (const Spot& spot : waiver.spots) spots.push_back(written(spot));
  if (!spots.empty()) mapping.add(listName(waiver.spots.front().kind), flowSequence(spots));
  return mapping.add("why", flowScalar(waiver.why)).text();
}

} // namespace

std::vector<std::string_view> keysOf(const Kind& kind) {
  std::vector<std::string_view> keys{"fairway", "kind",  "name",     "author",
                                     "licence", "notes", "severity", "waive"};
  if (kind.boardsInside) keys.push_back("board");
  keys.insert(keys.end(), kind.keys.begin(), kind.keys.end());
  return keys;
}

std::optional<std::string> readBoardDigest(yaml::Reading& reading, const yaml::Fields& fields) {
  const auto value = fields.find("board");
  if (!value) return std::nullopt;
  const yaml::Node& node = value->node();
  const bool isText = node.kind == yaml::NodeKind::Scalar && node.type == yaml::ScalarType::Text;
  if (isText && isBoardDigest(node.text)) return node.text;
  reading.fault(*value, "expected sha256- and 64 digits, 0 to 9 and a to f, found " + yaml::described(node));
  return std::nullopt;
}

DocumentInfo readInfo(yaml::Reading& reading, const yaml::Fields& fields, const Game& game) {
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
  if (const auto waive = fields.find("waive")) info.waivers = readWaivers(reading, *waive, game);
  return info;
}

void writeInfo(Emitter& out, const DocumentInfo& info) {
  if (info.name) out.textField("name", *info.name);
  if (info.author) out.textField("author", *info.author);
  if (info.licence) out.textField("licence", *info.licence);
  if (info.notes) out.textField("notes", *info.notes);
  FlowMapping severities;
  for (const auto& [code, severity] : info.severity) severities.add(code, nameOf(severity));
  if (!info.severity.empty()) out.field("severity", severities.text());
  if (info.waivers.empty()) return;
  out.open("waive");
  for (const Waiver& waiver : info.waivers) out.item(written(waiver));
  out.close();
}

} // namespace fairway::formats
