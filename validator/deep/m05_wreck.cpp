#include "validator/deep/deep_checks.h"

#include <algorithm>

namespace fairway::validator {

CheckResult checkWreck(const DeepStudy& study) {
  constexpr double mostCrashes = 0.1;
  const ParReport& report = study.report();
  const ParReport::StartCell& best = report.startCells[*report.best];
  const StateSpace& space = study.par().space();
  const auto start = space.waterAt(study.par().board().indexOf(best.cell));
  CheckResult result;
  double worst = 0;
  for (const ParReport::CellShare& crash : report.crashes) {
    worst = std::max(worst, crash.expected);
    if (crash.expected <= mostCrashes) continue;
    // Expected crashes count a boat that crashes here twice as two: what counts is how many races do.
    const auto cell = space.waterAt(study.par().board().indexOf(crash.cell));
    const double races = crashProbability(study.race(), start, static_cast<int>(*best.heading), cell);
    if (races <= mostCrashes) continue;
    Finding finding;
    finding.key = "buoys";
    finding.cells = {crash.cell};
    finding.evidence.push_back({EvidenceKind::Region, {crash.cell}});
    finding.message = percent(races) + " of perfect races crash at " + label(crash.cell) +
                      ": even who plays without a fault takes damage there. Widen the water round it.";
    result.findings.push_back(std::move(finding));
  }
  result.statement = "at no cell more than " + percent(worst) + " of perfect races crash";
  return result;
}

} // namespace fairway::validator
