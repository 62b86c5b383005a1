#include "validator/lake_race/deep/deep_checks.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

namespace {

// Six decimals, cut off: what is said to be reached at least must be.
std::string atLeast(double probability) {
  constexpr double rounding = 1e-9; // of the solver
  return std::to_string(std::floor((probability + rounding) * 1e6) / 1e6);
}

} // namespace

CheckResult checkSafeFinish(const DeepStudy& study) {
  CheckResult result;
  double least = 1;
  for (std::size_t i = 0; i < study.finishing().size(); ++i) {
    const ParReport::StartCell& start = study.report().startCells[i];
    const double finishing = study.finishing()[i];
    if (!start.strip) continue;
    least = std::min(least, finishing);
    if (finishing >= DeepStudy::safeEnough) continue;
    Finding finding;
    finding.key = "start";
    finding.spots = {start.cell};
    finding.evidence.push_back({EvidenceKind::Region, {start.cell}});
    finding.message = andTryToMend(phrase("From {1} no way of playing finishes with a probability of 0.99: "
                                          "the best reaches {2}. Give boats "
                                          "more room where they must turn, first of all after the start.",
                                          {label(start.cell), atLeast(finishing)}),
                                   "clean");
    result.findings.push_back(std::move(finding));
  }
  result.statement =
      "from every strip cell a boat can finish with a probability of at least " + atLeast(least);
  return result;
}

} // namespace fairway::validator::lake_race
