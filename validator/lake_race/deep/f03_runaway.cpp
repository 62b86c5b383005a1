#include "validator/lake_race/deep/deep_checks.h"

namespace fairway::validator {

CheckResult checkRunaway(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  const Estimate& leader = races.leaderWon;
  const std::string share =
      percent(leader.share) + " (" + percent(leader.low) + " to " + percent(leader.high) + ")";
  CheckResult result;
  const std::string count = " of " + racesCounted(races.tally);
  result.statement = "who passes gate 1 first wins " + share + count;
  if (races.runaway == Fairness::Fair) return result;
  Finding finding;
  finding.key = "buoys[1]";
  finding.spots = spotsOf(study.course().gateLine(1));
  finding.evidence.push_back({EvidenceKind::Line, finding.spots});
  const std::string what =
      races.runaway == Fairness::Unfair
          ? "Who passes gate 1 first wins " + share + count + ", more than 60 %: the first leg decides."
          : "Undecided: who passes gate 1 first wins " + share + count +
                ", which does not show whether it is more than 60 %.";
  finding.message = what + " Make the later legs longer or give them more ways.";
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
