#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

namespace fairway::validator::lake_race {

CheckResult checkStartSpread(const DeepStudy& study) {
  constexpr double mostSpread = 1;
  const ParReport& report = study.report();
  CheckResult result;
  result.statement = "pars of the strip's cells differ by " + withDecimals(report.startSpread, 2) + " turns";
  if (report.startSpread <= mostSpread) return result;
  Finding finding;
  finding.key = "start";
  std::string pars;
  for (const ParReport::StartCell& start : report.startCells) {
    if (!start.strip) continue;
    pars += (finding.spots.empty() ? "" : ", ") + label(start.cell) + ": " +
            withDecimals(start.bounds.value(), 2);
    finding.spots.push_back(start.cell);
  }
  finding.message =
      andTryToMend(phrase("Pars of the strip's cells differ by {1} turns ({2}): the player who has to take "
                          "the worst is that far behind before the race. Turn the strip, or open the water "
                          "so that both of its ends have the same way to buoy 1.",
                          {withDecimals(report.startSpread, 2), pars}),
                   "clean");
  finding.evidence.push_back({EvidenceKind::Region, finding.spots});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
