#include "validator/lake_race/command/verify/verify_output.h"

#include "formats/document/json_text.h"
#include "validator/lake_race/command/verify/layout_tree.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

Tree layoutTree(const TileRows& layout) {
  Tree rows = Tree::list();
  for (const auto& row : layout) {
    Tree names = Tree::list();
    for (const PlacedTile& placed : row) names.push_back(placed.tile + (placed.turned ? "@180" : ""));
    rows.push_back(names);
  }
  return rows;
}

Tree failureTree(const validator::lake_race::VerifyFailure& failure, Tree fields) {
  fields["layout"] = layoutTree(failure.layout);
  fields["race"] = std::string(1, letterOf(failure.race));
  fields["assignment"] = nullptr;
  if (failure.order) {
    fields["assignment"] = Tree::list();
    for (int slot : *failure.order) fields["assignment"].push_back(slot + 1);
  }
  fields["code"] = failure.code;
  return fields;
}

std::string verifyJson(const validator::lake_race::VerifyResult& result,
                       const std::optional<std::string>& notJudged) {
  Tree json{{"schema", "fairway-verify-1"},
            {"lakes", result.lakes},
            {"courses", result.courses},
            {"raceable", result.raceable},
            {"failures", Tree::list()},
            {"failures_total", result.failuresTotal()},
            {"route", nullptr},
            {"split", {{"total", result.splitTotal}, {"layouts", Tree::list()}}}};
  // More may be known, to be written as documents.
  const std::size_t most = validator::lake_race::VerifyResult::mostTold;
  for (std::size_t i = 0; i < std::min(result.failures.size(), most); ++i)
    json["failures"].push_back(failureTree(result.failures[i]));
  if (result.route)
    json["route"] = {{"min", result.route->min}, {"max", result.route->max}, {"mean", result.route->mean}};
  for (std::size_t i = 0; i < std::min(result.split.size(), most); ++i)
    json["split"]["layouts"].push_back(layoutTree(result.split[i].layout));
  if (result.stoppedEarly) json["stopped_early"] = true;
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

} // namespace fairway::command::lake_race
