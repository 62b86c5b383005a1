#include "rules/base/number_text.h"
#include "validator/lake_race/deep/deep_checks.h"

#include <cmath>

namespace fairway::validator::lake_race {

CheckResult checkPar(const DeepStudy& study) {
  const ParReport& report = study.report();
  CheckResult result;
  Finding finding;
  finding.key = "start";
  // Rounded outwards: what is proved must stay true.
  const double lower = std::floor(report.par->lower * 1e6) / 1e6;
  const double upper = std::ceil(report.par->upper * 1e6) / 1e6;
  result.statement = "par is " + withDecimals(report.par->value(), 1) + " turns (proved: between " +
                     std::to_string(lower) + " and " + std::to_string(upper) + ")";
  std::string gates;
  for (int gate = 0; gate < fairway::lake_race::gateCount; ++gate)
    gates += (gate == 0 ? "" : ", ") +
             std::string(fairway::lake_race::nameOf(static_cast<fairway::lake_race::GateName>(gate))) + " " +
             withDecimals(report.flow.turnsByGate[static_cast<std::size_t>(gate)], 1);
  finding.message = phrase(
      "Par is {1} turns (proved: between {2} and {3}), from {4} on; turns by gate: {5}. Nothing needs to "
      "be done.",
      {withDecimals(report.par->value(), 1), std::to_string(lower), std::to_string(upper),
       label(report.startCells[*report.best].cell), gates});
  finding.spots = {report.startCells[*report.best].cell};
  finding.evidence.push_back({EvidenceKind::Path, report.typicalLine});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::lake_race
