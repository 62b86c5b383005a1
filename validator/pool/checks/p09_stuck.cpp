#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

namespace fairway::validator::pool {

CheckResult checkStuck(const PoolStudy& study) {
  CheckResult result;
  for (const Trap& trap : trapsOf(study, &HomeTable::stuck)) {
    Finding finding = findingAt("crocodiles", trap.squares);
    finding.evidence.push_back({EvidenceKind::Region, trap.squares});
    finding.message =
        trap.sides.size() == 2
            ? phrase("A {1} has no move from {2}, even alone in the pool. Give it more corners, or the water "
                     "more room there.",
                     {trap.value, squaresPhrase(trap.squares)})
            : phrase(
                  "A {1} of {3} has no move from {2}, even alone in the pool. Give it more corners, or the "
                  "water more room there.",
                  {trap.value, squaresPhrase(trap.squares), wordFor(trap.sides.front())});
    result.findings.push_back(std::move(finding));
  }
  result.statement = "alone, every number has a move from every square";
  return result;
}

} // namespace fairway::validator::pool
