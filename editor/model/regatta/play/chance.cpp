#include "editor/model/regatta/play/chance.h"

#include "editor/model/words/translation.h"
#include "rules/base/contract.h"
#include "rules/base/random.h"

namespace fairway::editor::regatta {

namespace {

using fairway::regatta::Deck;
using fairway::regatta::Pile;

enum Stream : std::uint64_t { Lot, Deal, Draws, Pilots };

std::uint64_t turnSeed(std::uint64_t seed, Stream stream, std::size_t turn) {
  return streamSeed(streamSeed(seed, stream), turn);
}

// One card of a pile that is not empty, each with the same chance.
int taken(Pile& pile, Random& random) {
  auto place = static_cast<int>(random.below(static_cast<std::uint64_t>(pile.size())));
  int card = 0;
  while (place >= pile[card]) place -= pile[card++];
  pile.remove(card);
  return card;
}

} // namespace

std::string whyNotDealt(const Deck& deck, const RacePlan& plan) {
  if (plan.players() <= handsIn(deck)) return {};
  const auto text = [](int number) { return std::to_string(number); };
  return say(
      "{1} hands of {2} need {3} cards, but the deck has {4}. Sail with fewer boats, or change the deck.",
      {text(plan.players()), text(deck.hand), text(plan.players() * deck.hand), text(cardCount(deck))});
}

fairway::regatta::RaceRecord dealtRace(const Deck& deck, const RacePlan& plan) {
  FAIRWAY_EXPECTS(plan.players() <= handsIn(deck));
  fairway::regatta::RaceRecord record;
  record.players = plan.players();
  record.until = plan.until;
  Random lot(streamSeed(plan.seed, Lot));
  record.first = 1 + static_cast<int>(lot.below(static_cast<std::uint64_t>(plan.players())));
  Random deal(streamSeed(plan.seed, Deal));
  const int kinds = static_cast<int>(deck.cards.size());
  Pile pile(deck.cards.size());
  for (int card = 0; card < kinds; ++card)
    for (int i = 0; i < deck.cards[static_cast<std::size_t>(card)].count; ++i) pile.add(card);
  for (int seat = 1; seat <= plan.players(); ++seat) {
    std::vector<std::string>& hand = record.hands.emplace_back();
    for (int i = 0; i < deck.hand; ++i)
      hand.push_back(deck.cards[static_cast<std::size_t>(taken(pile, deal))].id);
  }
  return record;
}

std::vector<std::string> drawnCards(const fairway::regatta::Race& race, std::uint64_t seed,
                                    std::size_t turn) {
  const Deck& deck = race.board().deck();
  Random random(turnSeed(seed, Draws, turn));
  Pile draw = race.drawPile(), discard = race.discardPile();
  std::vector<std::string> cards;
  for (int left = race.cardsToDraw(); left > 0; --left) {
    if (draw.size() == 0) std::swap(draw, discard);
    const int card = taken(draw, random);
    cards.push_back(deck.cards[static_cast<std::size_t>(card)].id);
  }
  return cards;
}

std::uint64_t pilotSeed(std::uint64_t seed, std::size_t turn) {
  return turnSeed(seed, Pilots, turn);
}

} // namespace fairway::editor::regatta
