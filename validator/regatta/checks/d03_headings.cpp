#include "validator/regatta/checks/checks.h"

namespace fairway::validator::regatta {

CheckResult checkHeadings(const Deck& deck) {
  CheckResult result;
  result.statement = "the turns of the arrows reach all 24 headings";
  std::string missed;
  const std::vector<bool> reached = reachedHeadings(deck);
  for (int steps = 0; steps < plane::headingCount; ++steps)
    if (!reached[static_cast<std::size_t>(steps)])
      missed += (missed.empty() ? "" : ", ") + std::to_string(plane::Heading(steps).degrees());
  if (missed.empty()) return result;
  Finding finding;
  finding.key = "cards";
  finding.message = phrase("By playing cards a boat never reaches the headings {1}. Add an arrow that turns "
                           "by another multiple of 15 degrees.",
                           {missed});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
