#include "validator/pool/checks/checks.h"
#include "validator/pool/study/words.h"

namespace fairway::validator::pool {

using namespace fairway::pool;

CheckResult checkPlug(const PoolStudy& study) {
  CheckResult result;
  for (const Side side : bothSides) {
    const std::vector<Square>& cut = study.cut(side);
    result.evidence.push_back({EvidenceKind::Cut, cut});
    if (cut.size() != 1) continue; // none at all is reported by P04 or P03
    Finding finding = findingAt("ladders", cut);
    finding.evidence.push_back({EvidenceKind::Cut, cut});
    finding.message =
        phrase("A single tile on {2} shuts the bar of {1}: all its ways lead over that square. Hang a "
               "ladder elsewhere, or open another way.",
               {wordFor(side), label(cut.front())});
    result.findings.push_back(std::move(finding));
  }
  result.statement = "to shut red's bar takes " + counted(study.cut(Side::Red).size(), "tile") +
                     ", yellow's " + std::to_string(study.cut(Side::Yellow).size());
  return result;
}

} // namespace fairway::validator::pool
