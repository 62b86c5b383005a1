#include "validator/regatta/checks/checks.h"

namespace fairway::validator::regatta {

CheckResult checkDeckSize(const Deck& deck) {
  constexpr int usual = 55;
  CheckResult result;
  const int count = cardCount(deck);
  result.statement = "55 cards";
  if (count == usual) return result;
  Finding finding;
  finding.key = "cards";
  finding.message =
      phrase("The deck has {1} cards; the game has 55, nine to a sheet and one to spare. Change the "
             "counts, or waive this if another size is meant.",
             {count});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
