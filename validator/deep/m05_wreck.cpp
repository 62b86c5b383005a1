#include "validator/deep/deep_checks.h"

#include <algorithm>

namespace fairway::validator {

namespace {

constexpr double mostCrashes = 0.1;
constexpr double worthDrawing = 0.01;

// The heat map, as far as it can be drawn with one finding: where crashes happen at all.
Evidence heatOf(const ParReport& report) {
  Evidence heat{EvidenceKind::Region, {}};
  for (const ParReport::CellShare& crash : report.crashes)
    if (crash.expected >= worthDrawing) heat.cells.push_back(crash.cell);
  return heat;
}

} // namespace

CheckResult checkWreck(const DeepStudy& study) {
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
    finding.key = "lake";
    finding.cells = {crash.cell};
    finding.evidence = {{EvidenceKind::Region, {crash.cell}}, heatOf(report)};
    finding.message = percent(races) + " of perfect races crash at " + label(crash.cell) +
                      ": even who plays without a fault takes damage there. Widen the water round it "
                      "(`fairway par` tells all places, `fairway export --heat` draws them).";
    result.findings.push_back(std::move(finding));
  }
  result.statement = "at no cell more than " + percent(worst) + " of perfect races crash";
  return result;
}

} // namespace fairway::validator
