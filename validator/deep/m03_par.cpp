#include "validator/deep/deep_checks.h"

namespace fairway::validator {

CheckResult checkPar(const DeepStudy& study) {
  const ParReport& report = study.report();
  CheckResult result;
  Finding finding;
  finding.key = "start";
  finding.message = "Par is " + std::to_string(report.par->value()) + " turns (proved: between " +
                    std::to_string(report.par->lower) + " and " + std::to_string(report.par->upper) +
                    "), from " + label(report.startCells[*report.best].cell) + " on";
  for (int gate = 0; gate < lake_race::gateCount; ++gate)
    finding.message += (gate == 0 ? "; turns by gate: " : ", ") +
                       std::string(lake_race::nameOf(static_cast<lake_race::GateName>(gate))) + " " +
                       oneDecimal(report.flow.turnsByGate[static_cast<std::size_t>(gate)]);
  finding.message += ". Nothing needs to be done.";
  finding.cells = {report.startCells[*report.best].cell};
  finding.evidence.push_back({EvidenceKind::Path, report.typicalLine});
  result.statement = "par " + std::to_string(report.par->value());
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator
