#include "validator/lake_race/deep/deep_checks.h"

#include <cmath>

namespace fairway::validator {

CheckResult checkPar(const DeepStudy& study) {
  const ParReport& report = study.report();
  CheckResult result;
  Finding finding;
  finding.key = "start";
  // Rounded outwards: what is proved must stay true.
  const double lower = std::floor(report.par->lower * 1e6) / 1e6;
  const double upper = std::ceil(report.par->upper * 1e6) / 1e6;
  result.statement = "par is " + oneDecimal(report.par->value()) + " turns (proved: between " +
                     std::to_string(lower) + " and " + std::to_string(upper) + ")";
  std::string message =
      "P" + result.statement.substr(1) + ", from " + label(report.startCells[*report.best].cell) + " on";
  for (int gate = 0; gate < lake_race::gateCount; ++gate)
    message += (gate == 0 ? "; turns by gate: " : ", ") +
               std::string(lake_race::nameOf(static_cast<lake_race::GateName>(gate))) + " " +
               oneDecimal(report.flow.turnsByGate[static_cast<std::size_t>(gate)]);
  finding.message = message + ". Nothing needs to be done.";
  finding.spots = {report.startCells[*report.best].cell};
  finding.evidence.push_back({EvidenceKind::Path, report.typicalLine});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
