#include "validator/core/report.h"

#include <algorithm>

namespace fairway::validator {

std::string_view nameOf(EvidenceKind kind) {
  constexpr std::array<std::string_view, 4> names{"path", "cut", "region", "line"};
  return names[static_cast<std::size_t>(kind)];
}

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
