#include "editor/model/lake_race/analysis/set_analysis.h"

#include "editor/model/lake_race/analysis/set_examples.h"
#include "editor/model/lake_race/analysis/set_overlay.h"
#include "editor/model/words/translation.h"
#include "editor/model/words/wording.h"
#include "rules/base/number_text.h"
#include "validator/lake_race/verify/changes.h"

#include <cmath>

namespace fairway::editor::lake_race {

using namespace fairway::lake_race;
using namespace validator::lake_race;

namespace {

using Figures = std::vector<AnalysedFigure>;

constexpr std::size_t mostSlots = 8; // the others are in the chart

void addLakes(const SideProof& proof, Figures& figures) {
  const std::string lakes = shownCount(proof.result.lakes), courses = shownCount(proof.result.courses);
  figures.push_back({proof.side == BoardSide::Dark ? say("Dark side") : say("Light side"),
                     proof.sample ? say("{1} lakes chosen at random, with {2} courses", {lakes, courses})
                                  : say("{1} lakes (all of them), with {2} courses", {lakes, courses})});
}

void addHeld(const VerifyResult& result, Figures& figures) {
  figures.push_back({say("Courses"),
                     result.failuresTotal() == 0
                         ? say("All of them can be raced.")
                         : sayCount("{1} cannot be raced, on {n} lake.", "{1} cannot be raced, on {n} lakes.",
                                    result.failingLakes, {shownCount(result.failuresTotal())})});
  figures.push_back({say("Water"), result.splitTotal == 0
                                       ? say("It is connected on each of these lakes.")
                                       : sayCount("It is split on {n} lake.", "It is split on {n} lakes.",
                                                  result.splitTotal)});
}

// As `verify` says it: how rare what a sample did not find must be.
void addConfidence(const SideProof& proof, Figures& figures) {
  const auto most = validator::lake_race::failingLakesAtMost(proof.sample.has_value(), proof.result);
  if (!most) return;
  const std::string level = withDecimals(100 * validator::lake_race::sampleConfidence, 0);
  figures.push_back(
      {say("Confidence"), *most < 0.1
                              ? say("With {1} % confidence fewer than 1 lake in {2} fails.",
                                    {level, shownCount(static_cast<std::uint64_t>(1 / *most))})
                              : say("With {1} % confidence at most {2} % of all lakes fail.",
                                    {level, shownDecimals(withDecimals(std::ceil(*most * 1000) / 10, 1))})});
}

void addRoutes(const VerifyResult& result, Figures& figures) {
  for (const RaceLetter race : allRaces) {
    const VerifyTally::Routes& routes = result.routes[static_cast<std::size_t>(race)];
    if (routes.empty()) continue;
    double courses = 0, steps = 0;
    for (const auto& [route, number] : routes) {
      courses += static_cast<double>(number);
      steps += static_cast<double>(number) * route;
    }
    figures.push_back({say("Routes of race {1}", {std::string(1, letterOf(race))}),
                       say("{1} to {2} steps, {3} on average",
                           {std::to_string(routes.begin()->first), std::to_string(routes.rbegin()->first),
                            shownNumber(steps / courses, 1)})});
  }
}

void addSlots(const VerifyResult& result, const TilesetSide& side, Figures& figures) {
  std::string text;
  const auto involved = mostInvolved(result);
  for (std::size_t i = 0; i < std::min(mostSlots, involved.size()); ++i) {
    const auto& [laid, failures] = involved[i];
    const Slot& slot = side.find(laid.tile)->slots[static_cast<std::size_t>(laid.slot)];
    text += (text.empty() ? "" : "; ") +
            say("{1}, slot {2} ({3}): {4}",
                {laid.tile + (laid.turned ? "@180" : ""), std::to_string(laid.slot + 1),
                 std::string(1, letterOf(slot.race)), shownCount(failures)});
  }
  if (!text.empty()) figures.push_back({say("Slots in failing courses"), text});
}

void addChanges(const ChangeTrial& trial, const TilesetSide& side, Figures& figures) {
  const std::string where = trial.sample
                                ? say("tried on {1} lakes chosen at random", {shownCount(trial.lakes)})
                                : say("tried on all {1} lakes", {shownCount(trial.lakes)});
  if (trial.changes.empty()) figures.push_back({say("Single change"), say("None helps, {1}.", {where})});
  for (const TriedChange& tried : trial.changes)
    figures.push_back(
        {say("Single change"), say("{1}. It leaves {2} of {3} failures, {4}.",
                                   {say(changePhrase(tried.change, side)), shownCount(tried.failuresTotal),
                                    shownCount(trial.failuresBefore), where})});
}

} // namespace

std::string shownSide(BoardSide side) {
  return side == BoardSide::Dark ? say("dark side") : say("light side");
}

std::string shownCount(std::uint64_t number) {
  std::string text = std::to_string(number);
  if (text.size() <= 4) return text;
  for (std::size_t from = text.size(); from > 3;) text.insert(from -= 3, "\u202f");
  return text;
}

Analysis analysisOf(const SetProof& proof, const Tileset& set) {
  Analysis analysis;
  for (const SideProof& each : proof.sides) {
    const TilesetSide& side = set.sides.at(each.side);
    addLakes(each, analysis.figures);
    addHeld(each.result, analysis.figures);
    addConfidence(each, analysis.figures);
    if (each.trial) addChanges(*each.trial, side, analysis.figures);
    addSlots(each.result, side, analysis.figures);
    addRoutes(each.result, analysis.figures);
  }
  analysis.charts = chartsOf(proof, set);
  analysis.overlays = overlaysOf(proof, set);
  analysis.examples = examplesOf(proof, set);
  return analysis;
}

} // namespace fairway::editor::lake_race
