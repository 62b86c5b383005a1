#include "validator/core/fixing.h"

namespace fairway::validator {

const Finding* nextFix(const Report& report, Fixes which) {
  const Finding* first = nullptr;
  for (const Finding& finding : report.findings) {
    if (!finding.fix || !finding.counts()) continue;
    if (which == Fixes::Safe && !finding.fix->safe) continue;
    if (finding.fix->urgent) return &finding;
    if (!first) first = &finding;
  }
  return first;
}

} // namespace fairway::validator
