#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkHands(const Deck& deck) {
  constexpr double most = 0.15;
  const NoWay chances = noWay(deck);
  const auto percent = [](double share) { return fixedText(100 * share, 1); };
  CheckResult result;
  result.statement = "hands without an arrow to port " + percent(chances.left) + " %, ahead " +
                     percent(chances.straight) + " %, to starboard " + percent(chances.right) + " %";
  if (chances.left <= most && chances.straight <= most && chances.right <= most) return result;
  Finding finding;
  finding.key = "cards";
  finding.message =
      phrase("Too many hands lack a way: {1} % have no arrow to port, {2} % none ahead and {3} % none to "
             "starboard; at most 15 % are allowed. Add cards of the kind that is missing, or jokers.",
             {percent(chances.left), percent(chances.straight), percent(chances.right)});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
