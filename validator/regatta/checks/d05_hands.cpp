#include "rules/base/number_text.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkHands(const Deck& deck) {
  constexpr double most = 0.15;
  const NoWay chances = noWay(deck);
  CheckResult result;
  result.statement = "hands without an arrow to port " + percent(chances.left) + ", ahead " +
                     percent(chances.straight) + ", to starboard " + percent(chances.right);
  if (chances.left <= most && chances.straight <= most && chances.right <= most) return result;
  Finding finding;
  finding.key = "cards";
  finding.message =
      phrase("Too many hands lack a way: {1} % have no arrow to port, {2} % none ahead and {3} % none to "
             "starboard; at most 15 % are allowed. Add cards of the kind that is missing, or jokers.",
             {withDecimals(100 * chances.left, 1), withDecimals(100 * chances.straight, 1),
              withDecimals(100 * chances.right, 1)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
