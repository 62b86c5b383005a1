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

} // namespace fairway::validator
