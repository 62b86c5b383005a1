#include "validator/lake_race/command/verify_output.h"

#include "formats/document/json_text.h"

namespace fairway::command {

using namespace lake_race;
using Json = Tree;

namespace {

// As a lake's document has it.
Json layoutJson(const TileRows& layout) {
  Json rows = Json::list();
  for (const auto& row : layout) {
    Json names = Json::list();
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
    rows.push_back(names);
  }
  return rows;
}

Json failureJson(const validator::VerifyFailure& failure) {
  Json json{{"layout", layoutJson(failure.layout)},
            {"race", std::string(1, letterOf(failure.race))},
            {"assignment", nullptr},
            {"code", failure.code}};
  if (!failure.order) return json;
  json["assignment"] = Json::list();
  for (int slot : *failure.order) json["assignment"].push_back(slot + 1);
  return json;
}

} // namespace

std::string verifyJson(const validator::VerifyResult& result, const std::optional<std::string>& notJudged) {
  Json json{{"schema", "fairway-verify-1"},
            {"lakes", result.lakes},
            {"courses", result.courses},
            {"raceable", result.raceable},
            {"failures", Json::list()},
            {"failures_total", result.failuresTotal()},
            {"route", nullptr},
            {"split", {{"total", result.splitTotal}, {"layouts", Json::list()}}}};
  for (const validator::VerifyFailure& failure : result.failures)
    json["failures"].push_back(failureJson(failure));
  if (result.route)
    json["route"] = {{"min", result.route->min}, {"max", result.route->max}, {"mean", result.route->mean}};
  for (const TileRows& layout : result.split) json["split"]["layouts"].push_back(layoutJson(layout));
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

} // namespace fairway::command
