#include "validator/lake_race/command/layout_json.h"
#include "validator/lake_race/command/verify_output.h"

#include "formats/document/json_text.h"

#include <algorithm>

namespace fairway::command {

using namespace lake_race;
using Json = Tree;

Json layoutJson(const TileRows& layout) {
  Json rows = Json::list();
  for (const auto& row : layout) {
    Json names = Json::list();
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
    rows.push_back(names);
  }
  return rows;
}

Json failureJson(const validator::VerifyFailure& failure, bool withLake) {
  Json json = Json::fields();
  if (withLake) json["lake"] = failure.lake;
  json["layout"] = layoutJson(failure.layout);
  json["race"] = std::string(1, letterOf(failure.race));
  json["assignment"] = nullptr;
  json["code"] = failure.code;
  if (!failure.order) return json;
  json["assignment"] = Json::list();
  for (int slot : *failure.order) json["assignment"].push_back(slot + 1);
  return json;
}

std::string verifyJson(const validator::VerifyResult& result, const std::optional<std::string>& notJudged) {
  Json json{{"schema", "fairway-verify-1"},
            {"lakes", result.lakes},
            {"courses", result.courses},
            {"raceable", result.raceable},
            {"failures", Json::list()},
            {"failures_total", result.failuresTotal()},
            {"route", nullptr},
            {"split", {{"total", result.splitTotal}, {"layouts", Json::list()}}}};
  // More may be known, for whoever writes them as documents.
  const std::size_t most = validator::VerifyResult::mostTold;
  for (std::size_t i = 0; i < std::min(result.failures.size(), most); ++i)
    json["failures"].push_back(failureJson(result.failures[i]));
  if (result.route)
    json["route"] = {{"min", result.route->min}, {"max", result.route->max}, {"mean", result.route->mean}};
  for (std::size_t i = 0; i < std::min(result.split.size(), most); ++i)
    json["split"]["layouts"].push_back(layoutJson(result.split[i].layout));
  if (result.stoppedEarly) json["stopped_early"] = true;
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

} // namespace fairway::command
