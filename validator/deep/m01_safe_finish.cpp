#include "validator/deep/deep_checks.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator {

namespace {

constexpr double safeEnough = 0.99;

// Perfect boats weigh time against sinking. Where already they finish safely, nobody needs to look further.
double leastOfPerfectBoats(const DeepStudy& study) {
  double least = 1;
  for (const ParReport::StartCell& start : study.report().startCells) {
    if (!start.strip) continue;
    const auto water = study.par().space().waterAt(study.par().board().indexOf(start.cell));
    least = std::min(least, flowFrom(study.race(), water, static_cast<int>(*start.heading)).finished);
  }
  return least;
}

// Six decimals, cut off: what is said to be reached at least must be.
std::string atLeast(double probability) {
  constexpr double rounding = 1e-9; // of the solver
  return std::to_string(std::floor((probability + rounding) * 1e6) / 1e6);
}

std::string whatHolds(double probability) {
  return "from every strip cell a boat can finish with a probability of at least " + atLeast(probability);
}

} // namespace

CheckResult checkSafeFinish(const DeepStudy& study) {
  CheckResult result;
  const double perfect = leastOfPerfectBoats(study);
  result.statement = whatHolds(perfect);
  if (perfect >= safeEnough) return result;

  const auto safest = study.safest();
  if (!safest) return result; // stopped: the report will not be shown
  double least = 1;
  for (std::size_t i = 0; i < safest->size(); ++i) {
    const ParReport::StartCell& start = study.report().startCells[i];
    if (!start.strip) continue;
    least = std::min(least, (*safest)[i]);
    if ((*safest)[i] >= safeEnough) continue;
    Finding finding;
    finding.key = "start";
    finding.cells = {start.cell};
    finding.evidence.push_back({EvidenceKind::Region, {start.cell}});
    finding.message = "From " + label(start.cell) +
                      " no way of playing finishes with a probability of 0.99: the best reaches " +
                      atLeast((*safest)[i]) +
                      ". Give boats more room where they must turn, first of all after the start.";
    result.findings.push_back(std::move(finding));
  }
  result.statement = whatHolds(least);
  return result;
}

} // namespace fairway::validator
