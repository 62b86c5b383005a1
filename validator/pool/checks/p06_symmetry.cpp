#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

#include <algorithm>

namespace fairway::validator::pool {

namespace {

Phrase wordForSymmetry(Symmetry symmetry) {
  switch (symmetry) {
  case Symmetry::HalfTurn:
    return phrase("a half-turn");
  case Symmetry::MirrorRows:
    return phrase("a mirror from top to bottom");
  case Symmetry::MirrorColumns:
    break;
  }
  return phrase("a mirror from left to right");
}

} // namespace

CheckResult checkSymmetry(const PoolStudy& study) {
  CheckResult result;
  const Symmetry nearest =
      *std::min_element(allSymmetries.begin(), allSymmetries.end(), [&](Symmetry a, Symmetry b) {
        return study.breaks(a).size() < study.breaks(b).size();
      });
  const std::vector<Square>& broken = study.breaks(nearest);
  if (broken.empty()) {
    result.statement = wordForSymmetry(nearest).english() + " swaps the sides";
    return result;
  }
  result.statement = "neither a half-turn nor a mirror swaps the sides";
  Finding finding = findingAt("map", broken);
  finding.evidence.push_back({EvidenceKind::Region, broken});
  finding.message = phrase("Neither a half-turn nor a mirror swaps the sides. The nearest is {1}, except for "
                           "water, ladders or start rows at {2}.",
                           {wordForSymmetry(nearest), squaresPhrase(broken)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::pool
