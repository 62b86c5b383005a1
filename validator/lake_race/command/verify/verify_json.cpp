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

namespace {

using validator::lake_race::VerifyResult;

Tree routeTree(const VerifyResult& result) {
  if (!result.route) return nullptr;
  return {{"min", result.route->min}, {"max", result.route->max}, {"mean", result.route->mean}};
}

Tree splitTree(const VerifyResult& result) {
  Tree layouts = Tree::list();
  for (std::size_t i = 0; i < std::min(result.split.size(), VerifyResult::mostTold); ++i)
    layouts.push_back(layoutTree(result.split[i].layout));
  return {{"total", result.splitTotal}, {"layouts", layouts}};
}

// Which lakes were looked at, so that a sample is never taken for a proof.
Tree questionTree(const VerifyQuestion& question) {
  return {{"schema", "fairway-verify-1"},
          {"set", question.set},
          {"side", question.side},
          {"sample", question.sample},
          {"seed", question.seed}};
}

void addCounts(Tree& json, const VerifyResult& result) {
  json["lakes"] = result.lakes;
  json["courses"] = result.courses;
  json["raceable"] = result.raceable;
}

VerifyResult joined(const std::vector<SideResult>& sides) {
  validator::lake_race::VerifyTally all;
  for (const auto& [side, result] : sides) {
    validator::lake_race::VerifyTally tally;
    tally.lakes = result.lakes;
    tally.courses = result.courses;
    tally.raceable = result.raceable;
    tally.steps = result.steps;
    tally.splitTotal = result.splitTotal;
    if (result.route) {
      tally.shortest = result.route->min;
      tally.longest = result.route->max;
    }
    all.join(tally);
    // Lakes of both sides have the same numbers, so these are joined by side and not by lake.
    all.split.insert(all.split.end(), result.split.begin(), result.split.end());
  }
  return resultOf(std::move(all));
}

} // namespace

std::string verifyJson(const VerifyQuestion& question, const VerifyResult& result,
                       const std::optional<std::string>& notJudged) {
  Tree json = questionTree(question);
  addCounts(json, result);
  json["failures"] = Tree::list();
  // More may be known, to be written as documents.
  for (std::size_t i = 0; i < std::min(result.failures.size(), VerifyResult::mostTold); ++i)
    json["failures"].push_back(failureTree(result.failures[i]));
  json["failures_total"] = result.failuresTotal();
  json["route"] = routeTree(result);
  json["split"] = splitTree(result);
  if (result.stoppedEarly) json["stopped_early"] = true;
  if (notJudged) json["not_judged"] = *notJudged;
  return formats::jsonText(json);
}

std::string verifyJson(const VerifyQuestion& question, const std::vector<SideResult>& sides) {
  const VerifyResult all = joined(sides);
  Tree json = questionTree(question);
  addCounts(json, all);
  Tree failures = Tree::list();
  Tree bySide = Tree::fields();
  std::size_t shown = 0;
  for (const auto& [side, result] : sides) {
    const std::string name(nameOf(side));
    for (std::size_t i = 0; i < result.failures.size() && shown < VerifyResult::mostTold; ++i, ++shown)
      failures.push_back(failureTree(result.failures[i], {{"side", name}}));
    Tree own = Tree::fields();
    addCounts(own, result);
    own["failures_total"] = result.failuresTotal();
    own["route"] = routeTree(result);
    own["split"] = splitTree(result);
    bySide[name] = std::move(own);
  }
  json["failures"] = std::move(failures);
  json["failures_total"] = all.failuresTotal();
  json["route"] = routeTree(all);
  json["split"] = splitTree(all);
  json["sides"] = std::move(bySide);
  if (sides.back().result.stoppedEarly) json["stopped_early"] = true;
  return formats::jsonText(json);
}

} // namespace fairway::command::lake_race
