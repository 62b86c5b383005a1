#include "validator/regatta/checks/checks.h"

namespace fairway::validator::regatta {

CheckResult checkMirror(const Deck& deck) {
  CheckResult result;
  result.statement = "every card has as many mirror images as copies";
  for (const std::size_t i : unbalancedCards(deck)) {
    Finding finding;
    finding.key = "cards[" + std::to_string(i + 1) + "]";
    finding.message =
        phrase("Card {1} does not have as many mirror images as copies: one side of the table would be "
               "easier to sail on. Add cards with its arrows turned to the other side, or change the counts.",
               {deck.cards[i].id});
    result.findings.push_back(std::move(finding));
  }
  return result;
}

} // namespace fairway::validator::regatta
