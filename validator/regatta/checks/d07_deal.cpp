#include "rules/regatta/play/sailing.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

namespace fairway::validator::regatta {

CheckResult checkDeal(const Deck& deck) {
  using fairway::regatta::maxPlayers;
  const int cards = cardCount(deck), dealt = maxPlayers * deck.hand;
  CheckResult result;
  if (cards > dealt) {
    result.statement = "four hands of " + std::to_string(deck.hand) + " leave " +
                       counted(static_cast<std::size_t>(cards - dealt), "card") + " to draw";
    return result;
  }
  Finding finding;
  finding.key = "hand";
  finding.message =
      cards < dealt
          ? phrase("Four hands of {1} need {2} cards, but the deck has {3}: only {4} boats can sail. Add "
                   "cards, or make hands smaller.",
                   {deck.hand, dealt, cards, handsIn(deck)})
          : phrase("Four hands of {1} take all {2} cards, and none is left to draw: players draw back what "
                   "they have just discarded. Add cards, or make hands smaller.",
                   {deck.hand, cards});
  result.findings.push_back(std::move(finding));
  return result;
}

} // namespace fairway::validator::regatta
