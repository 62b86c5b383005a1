#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

namespace fairway::validator::lake_race {

std::string whySinkingsUndecided(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  if (races.sinkings != Fairness::Undecided) return {};
  return "undecided: " + racesCounted(races.tally).english() +
         " do not show whether all seats sink alike, within 2 points: " + bySeat(races.sunk).english();
}

// Whose turn it is does not sink a boat: there is nothing to allow for.
CheckResult checkSinkings(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  const Phrase seats = bySeat(races.sunk);
  const Phrase count = racesCounted(races.tally);
  result.statement = races.sinkings == Fairness::Undecided
                         ? whySinkingsUndecided(study)
                         : "in " + count.english() + " every seat sinks within 2 points of " +
                               percent(races.meanSunk) + ": " + seats.english();
  if (races.sinkings != Fairness::Unfair) return result;
  Finding finding;
  finding.key = "start";
  finding.spots = spotsOf(study.course().startCells());
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  finding.message = andTryToMend(
      phrase("Unfair: in {1} a seat sinks more than 2 points off the others: {2}. Give boats room to turn in "
             "front of the start cells that are left for the player who places last.",
             {count, seats}),
      "fair");
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
