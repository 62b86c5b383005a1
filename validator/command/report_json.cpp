#include "validator/command/report_output.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fairway::command {

using namespace lake_race;
using Json = nlohmann::ordered_json;

namespace {

Json cellJson(Cell cell) {
  return Json::array({cell.column, cell.row});
}

Json cellsJson(const std::vector<Cell>& cells) {
  Json json = Json::array();
  for (Cell cell : cells) json.push_back(cellJson(cell));
  return json;
}

Json evidenceJson(const std::vector<validator::Evidence>& evidence) {
  Json json = Json::array();
  for (const validator::Evidence& piece : evidence)
    json.push_back({{"kind", nameOf(piece.kind)}, {"cells", cellsJson(piece.cells)}});
  return json;
}

Json findingJson(const validator::Finding& finding) {
  Json json{{"code", finding.code},
            {"name", finding.name},
            {"severity", nameOf(finding.severity)},
            {"message", finding.message.english()},
            {"cells", cellsJson(finding.cells)},
            {"evidence", evidenceJson(finding.evidence)},
            {"fix", nullptr}};
  if (finding.fix) json["fix"] = {{"safe", finding.fix->safe}, {"text", finding.fix->text.english()}};
  if (finding.waived) json["waived"] = *finding.waived;
  return json;
}

// Angles are told to a billionth of a degree: what lies beyond is noise of the arctangent.
double tidy(double degrees) {
  return std::round(degrees * 1e9) / 1e9;
}

Json gateJson(const validator::GateFact& fact) {
  Json json{{"gate", nameOf(fact.gate)}, {"at", cellJson(fact.at)}, {"direction", fact.direction},
            {"sweep", nullptr},          {"natural", nullptr},      {"arrow", fact.arrow}};
  if (fact.sweep) json["sweep"] = tidy(*fact.sweep);
  if (fact.natural) json["natural"] = *fact.natural;
  return json;
}

Json factsJson(std::monostate) {
  return Json::object();
}

Json factsJson(const validator::CourseFacts& facts) {
  Json json{{"route", nullptr},
            {"legs", nullptr},
            {"start_cells", cellsJson(facts.startCells)},
            {"gates", nullptr}};
  if (facts.route) json["route"] = *facts.route;
  if (facts.legs) json["legs"] = *facts.legs;
  if (facts.gates) {
    json["gates"] = Json::array();
    for (const validator::GateFact& gate : *facts.gates) json["gates"].push_back(gateJson(gate));
  }
  return json;
}

Json factsJson(const validator::LakeFacts& facts) {
  Json json{{"water", facts.water}, {"land", facts.land}, {"races", Json::object()}};
  for (const validator::RaceFacts& race : facts.races) {
    Json& entry = json["races"][std::string(1, letterOf(race.race))];
    entry = {{"assignments", race.assignments}, {"raceable", race.raceable}, {"route", nullptr}};
    if (race.route)
      entry["route"] = {{"min", race.route->min}, {"max", race.route->max}, {"mean", race.route->mean}};
  }
  return json;
}

std::string_view nameOf(validator::Verdict verdict) {
  constexpr std::array<std::string_view, 3> names{"holds", "found", "not judged"};
  return names[static_cast<std::size_t>(verdict)];
}

Json fileJson(const Examined& examined) {
  Json json{{"file", examined.file}, {"kind", examined.report.kind}, {"findings", Json::array()}};
  for (const validator::Finding& finding : examined.report.findings)
    json["findings"].push_back(findingJson(finding));
  json["facts"] = std::visit([](const auto& facts) { return factsJson(facts); }, examined.report.facts);
  json["checks"] = Json::array();
  for (const validator::Outcome& outcome : examined.report.outcomes) {
    Json check{{"code", outcome.code}, {"name", outcome.name}, {"verdict", nameOf(outcome.verdict)}};
    if (outcome.verdict != validator::Verdict::Found) check["statement"] = outcome.statement;
    if (!outcome.evidence.empty()) check["evidence"] = evidenceJson(outcome.evidence);
    json["checks"].push_back(std::move(check));
  }
  json["waived"] = examined.report.waived();
  json["ignored"] = examined.report.ignored;
  return json;
}

Json unreadableJson(const Examined& examined) {
  Json json{{"file", examined.file}, {"problems", Json::array()}};
  for (const formats::Problem& problem : examined.problems)
    json["problems"].push_back({{"file", problem.file},
                                {"line", problem.line},
                                {"column", problem.column},
                                {"key", problem.key},
                                {"message", problem.message}});
  return json;
}

} // namespace

std::string reportJson(const std::vector<Examined>& all) {
  Json json{{"schema", "fairway-report-1"}, {"files", Json::array()}};
  Json unreadable = Json::array();
  int errors = 0, warnings = 0, infos = 0, waived = 0, ignored = 0;
  for (const Examined& examined : all) {
    if (!examined.readable()) {
      unreadable.push_back(unreadableJson(examined));
      continue;
    }
    json["files"].push_back(fileJson(examined));
    errors += examined.report.count(Severity::Error);
    warnings += examined.report.count(Severity::Warning);
    infos += examined.report.count(Severity::Info);
    waived += examined.report.waived();
    ignored += examined.report.ignored;
  }
  json["summary"] = {{"errors", errors}, {"warnings", warnings}, {"infos", infos},
                     {"waived", waived}, {"ignored", ignored},   {"unreadable", unreadable.size()}};
  if (!unreadable.empty()) json["unreadable"] = std::move(unreadable);
  // File names may hold bytes that are no UTF-8; they must not cost the report.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace fairway::command
