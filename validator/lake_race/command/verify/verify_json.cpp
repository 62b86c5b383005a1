#include "validator/lake_race/command/verify/verify_output.h"

#include "formats/document/json_text.h"
#include "validator/lake_race/command/verify/layout_tree.h"
#include "validator/lake_race/deep/set_proof.h"

#include <algorithm>

namespace fairway::command::lake_race {

using namespace fairway::lake_race;

namespace {

using validator::lake_race::sampleConfidence;
using validator::lake_race::VerifyResult;

Tree routeTree(const VerifyResult& result) {
  const auto route = result.route();
  if (!route) return nullptr;
  return {{"min", route->min}, {"max", route->max}, {"mean", route->mean}};
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

// `sideOf` names the side of a course where there are several.
template <class SideOf>
void addFigures(Tree& json, const VerifyResult& result, SideOf sideOf) {
  json["failures_total"] = result.failuresTotal();
  json["route"] = routeTree(result);
  json["routes"] = routesTree(result);
  json["shortest"] = routedTree(result.shortest, sideOf(&VerifyResult::shortest));
  json["longest"] = routedTree(result.longest, sideOf(&VerifyResult::longest));
  json["parts"] = partsTree(result);
  json["split"] = splitTree(result);
}

void addFigures(Tree& json, const VerifyResult& result) {
  addFigures(json, result, [](auto) { return Tree::fields(); });
}

void addConfidence(Tree& json, const VerifyQuestion& question, const VerifyResult& result) {
  if (const auto most = failingLakesAtMost(question.sample.has_value(), result))
    json["confidence"] = {{"level", sampleConfidence}, {"failing_lakes_at_most", *most}};
}

VerifyResult joined(const std::vector<SideResult>& sides) {
  VerifyResult all;
  for (const auto& [side, result] : sides) {
    all.joinSide(result);
    all.stoppedEarly = all.stoppedEarly || result.stoppedEarly;
  }
  return all;
}

} // namespace

std::string verifyJson(const VerifyQuestion& question, const VerifyResult& result,
                       const std::optional<std::string>& notJudged, const Tree& more) {
  Tree json = questionTree(question);
  addCounts(json, result);
  json["failures"] = Tree::list();
  // More may be known, to be written as documents.
  for (std::size_t i = 0; i < std::min(result.failures.size(), VerifyResult::mostTold); ++i)
    json["failures"].push_back(failureTree(result.failures[i]));
  addFigures(json, result);
  addConfidence(json, question, result);
  for (const char* name : {"changes", "deep"})
    if (const Tree* extra = more.find(name)) json[name] = *extra;
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
    addFigures(own, result);
    addConfidence(own, question, result);
    bySide[name] = std::move(own);
  }
  json["failures"] = std::move(failures);
  addFigures(json, all, [&](auto extreme) {
    for (const auto& [side, result] : sides)
      if (result.*extreme && (result.*extreme)->route == (all.*extreme)->route)
        return Tree{{"side", nameOf(side)}};
    return Tree::fields();
  });
  addConfidence(json, question, all);
  json["sides"] = std::move(bySide);
  if (all.stoppedEarly) json["stopped_early"] = true;
  return formats::jsonText(json);
}

} // namespace fairway::command::lake_race
