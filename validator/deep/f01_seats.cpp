#include "validator/deep/deep_checks.h"

namespace fairway::validator {

CheckResult checkSeats(const DeepStudy& study) {
  const SimulationResult& races = study.simulation();
  CheckResult result;
  const std::string seats = bySeat(races.wins);
  const std::string count = racesCounted(races.tally);
  result.statement = "in " + count + " every seat wins within 2 points of 25 %: " + seats;
  if (races.verdict == Fairness::Fair) return result;
  Finding finding;
  finding.key = "start";
  finding.cells = study.course().startCells();
  finding.evidence.push_back({EvidenceKind::Region, finding.cells});
  finding.message = races.verdict == Fairness::Unfair
                        ? "Unfair: in " + count + " a seat wins more than 2 points off 25 %: " + seats +
                              ". Give the start more room, or the first leg more ways."
                        : "Undecided: " + count +
                              " do not show whether every seat wins within 2 points of 25 %: " + seats +
                              (races.racesNeeded ? ". About " + std::to_string(*races.racesNeeded) +
                                                       " races would decide (`fairway simulate --races`)."
                                                 : ". A seat lies on the margin itself.");
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
