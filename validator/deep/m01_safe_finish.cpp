#include "validator/deep/deep_checks.h"

#include <algorithm>

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

std::string exactly(double probability) {
  return std::to_string(probability);
}

} // namespace

CheckResult checkSafeFinish(const DeepStudy& study) {
  CheckResult result;
  const double perfect = leastOfPerfectBoats(study);
  result.statement =
      "from every strip cell a boat can finish with a probability of " + exactly(perfect) + " at least";
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
                      " no way of playing finishes with a probability of 0.99: the " + "best reaches " +
                      exactly((*safest)[i]) +
                      ". Give boats more room where they must turn, first of all after the start.";
    result.findings.push_back(std::move(finding));
  }
  result.statement =
      "from every strip cell a boat can finish with a probability of " + exactly(least) + " at least";
  return result;
}

} // namespace fairway::validator
