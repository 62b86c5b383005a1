#include "validator/core/report.h"

#include <algorithm>

namespace fairway::validator {

int Report::count(Severity severity) const {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(), [severity](const Finding& finding) {
    return finding.counts() && finding.severity == severity;
  }));
}

int Report::waived() const {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(),
                                        [](const Finding& finding) { return finding.waived.has_value(); }));
}

bool Report::passes(bool strict) const {
  return count(Severity::Error) == 0 && (!strict || count(Severity::Warning) == 0);
}

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
