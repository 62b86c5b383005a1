#include "validator/command/report_output.h"
#include "validator/core/catalogue.h"

#include <nlohmann/json.hpp>

#include <cctype>

// SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
namespace fairway::command {

using Json = nlohmann::ordered_json;

namespace {

std::string_view levelOf(Severity severity) {
  return severity == Severity::Error ? "error" : severity == Severity::Warning ? "warning" : "note";
}

Json text(std::string_view words) {
  return {{"text", words}};
}

Json ruleJson(const validator::CatalogueEntry& entry) {
  return {{"id", entry.code},
          {"name", entry.name},
          {"shortDescription", text(entry.claim)},
          {"fullDescription", text(entry.proves)},
          {"help", text(std::string(entry.why).append(" ").append(entry.mend))},
          {"defaultConfiguration", {{"level", levelOf(entry.severity)}}}};
}

// A relative reference as RFC 3986 has it: what is not unreserved (or a slash) is written as %XX.
std::string uriOf(const std::string& file) {
  constexpr char hex[] = "0123456789ABCDEF";
  std::string uri;
  for (const char letter : file) {
    const auto byte = static_cast<unsigned char>(letter);
    if (std::isalnum(byte) || std::string_view("-._~/").find(letter) != std::string_view::npos)
      uri += letter;
    else
      uri.append({'%', hex[byte >> 4], hex[byte & 15]});
  }
  return uri.starts_with('/') ? "file://" + uri : uri;
}

Json locationJson(const std::string& file, int line, int column) {
  Json location{{"physicalLocation", {{"artifactLocation", {{"uri", uriOf(file)}}}}}};
  if (line > 0)
    location["physicalLocation"]["region"] = {{"startLine", line}, {"startColumn", std::max(column, 1)}};
  return location;
}

Json cellsJson(const std::vector<Cell>& cells) {
  Json json = Json::array();
  for (Cell cell : cells) json.push_back(label(cell));
  return json;
}

Json propertiesOf(const validator::Finding& finding) {
  Json json{{"cells", cellsJson(finding.cells)}, {"evidence", Json::array()}};
  for (const validator::Evidence& piece : finding.evidence)
    json["evidence"].push_back({{"kind", nameOf(piece.kind)}, {"cells", cellsJson(piece.cells)}});
  if (finding.fix) json["fix"] = finding.fix->text.english();
  return json;
}

Json resultJson(const validator::Finding& finding, const formats::Problem& position) {
  const auto rule = validator::findEntry(finding.code) - validator::catalogue().data();
  Json result{{"ruleId", finding.code},
              {"ruleIndex", rule},
              {"level", levelOf(finding.severity)},
              {"message", text(finding.message.english())},
              {"locations", Json::array({locationJson(position.file, position.line, position.column)})}};
  if (finding.waived)
    result["suppressions"] = Json::array({{{"kind", "inSource"}, {"justification", *finding.waived}}});
  result["properties"] = propertiesOf(finding);
  return result;
}

Json notificationJson(const formats::Problem& problem) {
  const std::string words = problem.key.empty() ? problem.message : problem.key + ": " + problem.message;
  return {{"level", "error"},
          {"message", text(words)},
          {"locations", Json::array({locationJson(problem.file, problem.line, problem.column)})}};
}

} // namespace

std::string reportSarif(const std::vector<Examined>& all) {
  Json rules = Json::array();
  for (const validator::CatalogueEntry& entry : validator::catalogue()) rules.push_back(ruleJson(entry));
  Json results = Json::array();
  Json notifications = Json::array();
  for (const Examined& examined : all) {
    for (const formats::Problem& problem : examined.problems)
      notifications.push_back(notificationJson(problem));
    if (!examined.readable()) continue;
    for (std::size_t i = 0; i < examined.report.findings.size(); ++i)
      results.push_back(resultJson(examined.report.findings[i], examined.positions[i]));
  }
  Json invocation{{"executionSuccessful", notifications.empty()}};
  if (!notifications.empty()) invocation["toolExecutionNotifications"] = std::move(notifications);
  const Json run{
      {"tool", {{"driver", {{"name", "fairway"}, {"version", FAIRWAY_VERSION}, {"rules", rules}}}}},
      {"invocations", Json::array({invocation})},
      {"columnKind", "unicodeCodePoints"},
      {"results", results}};
  const Json json{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                  {"version", "2.1.0"},
                  {"runs", Json::array({run})}};
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fairway::command
