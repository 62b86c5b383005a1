#include "validator/core/fixing.h"

namespace fairway::validator {

const Finding* nextFix(const Report& report) {
  const Finding* first = nullptr;
  for (const Finding& finding : report.findings) {
    if (!finding.fix || !finding.fix->safe || !finding.counts()) continue;
    if (finding.fix->urgent) return &finding;
    if (!first) first = &finding;
  }
  return first;
}

} // namespace fairway::validator
