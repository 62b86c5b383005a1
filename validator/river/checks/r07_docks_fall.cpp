#include "validator/river/checks/checks.h"

namespace fairway::validator::river {

CheckResult checkDocksFall(const RiverStudy& study) {
  CheckResult result;
  const std::vector<int>& docks = study.river().docks;
  for (std::size_t i = 1; i < docks.size(); ++i) {
    if (docks[i] <= docks[i - 1]) continue;
    Finding finding;
    finding.key = "docks[" + std::to_string(i + 1) + "]";
    finding.message = phrase("Dock {1} is worth {2} points, more than the {3} of the dock before it: boats "
                             "that arrive earlier get less, and players will wait. Let the points fall.",
                             {i + 1, docks[i], docks[i - 1]});
    result.findings.push_back(std::move(finding));
  }
  result.statement = "no dock is worth more than the one before";
  return result;
}

} // namespace fairway::validator::river
