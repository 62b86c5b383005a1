#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

namespace fairway::validator::lake_race {

namespace {

std::string leaderInWords(const SimulationResult& races) {
  const Estimate& leader = races.leaderWon;
  return "the boat that passes gate 1 first wins " + percent(leader.share) + " (" + percent(leader.low) +
         " to " + percent(leader.high) + ") of " + racesCounted(races.tally).english();
}

} // namespace

std::string whyRunawayUndecided(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  if (races.runaway != Fairness::Undecided) return {};
  return "undecided: " + leaderInWords(races) + ", which does not show whether it is more than 60 %";
}

CheckResult checkRunaway(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  result.statement = races.runaway == Fairness::Undecided ? whyRunawayUndecided(study) : leaderInWords(races);
  if (races.runaway != Fairness::Unfair) return result;
  Finding finding;
  finding.key = "buoys[1]";
  finding.spots = spotsOf(study.course().gateLine(1));
  finding.evidence.push_back({EvidenceKind::Line, finding.spots});
  const Estimate& leader = races.leaderWon;
  finding.message = andTryToMend(
      phrase("The boat that passes gate 1 first wins {1} ({2} to {3}) of {4}, more than 60 %: the first leg "
             "decides. Make the later legs longer or give them more ways.",
             {percent(leader.share), percent(leader.low), percent(leader.high), racesCounted(races.tally)}),
      "fair");
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
