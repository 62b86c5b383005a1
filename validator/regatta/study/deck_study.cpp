#include "validator/regatta/study/deck_study.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairway::validator::regatta {

namespace {

int countLike(const Deck& deck, const Card& wanted) {
  int count = 0;
  for (const Card& card : deck.cards)
    if (sameCard(card, wanted)) count += card.count;
  return count;
}

// A turn as people say it: -165 to 180 degrees, to starboard where positive.
int turnOf(const Arrow& arrow) {
  const int degrees = plane::Heading::ofDegrees(arrow.back().turn).degrees();
  return degrees > 180 ? degrees - 360 : degrees;
}

// The chance that none of `special` among `all` cards is in a hand.
double chanceOfNone(int special, int all, int hand) {
  double chance = 1;
  for (int i = 0; i < hand; ++i)
    chance *= static_cast<double>(std::max(0, all - special - i)) / static_cast<double>(all - i);
  return chance;
}

} // namespace

std::vector<std::size_t> unbalancedCards(const Deck& deck) {
  std::vector<std::size_t> cards;
  for (std::size_t i = 0; i < deck.cards.size(); ++i)
    if (countLike(deck, deck.cards[i]) != countLike(deck, mirrored(deck.cards[i]))) cards.push_back(i);
  return cards;
}

std::vector<bool> reachedHeadings(const Deck& deck) {
  std::vector<bool> reached(plane::headingCount, false);
  std::vector<plane::Heading> fresh{plane::Heading()};
  reached[0] = true;
  while (!fresh.empty()) {
    const plane::Heading heading = fresh.back();
    fresh.pop_back();
    for (const Card& card : deck.cards)
      for (const Arrow& arrow : card.arrows) {
        const plane::Heading next = heading.turned(arrow.back().turn / plane::headingStep);
        if (reached[static_cast<std::size_t>(next.steps())]) continue;
        reached[static_cast<std::size_t>(next.steps())] = true;
        fresh.push_back(next);
      }
  }
  return reached;
}

NoWay noWay(const Deck& deck) {
  // Cards by which of the three ways they have: bit 0 to port, 1 ahead, 2 to starboard.
  std::array<int, 8> cards{};
  int all = 0;
  for (const Card& card : deck.cards) {
    unsigned ways = 0;
    for (const Arrow& arrow : card.arrows) ways |= turnOf(arrow) < 0 ? 1u : turnOf(arrow) == 0 ? 2u : 4u;
    cards[ways] += card.count;
    all += card.count;
  }
  const auto without = [&](unsigned ways) {
    int special = 0;
    for (unsigned kind = 0; kind < cards.size(); ++kind)
      if ((kind & ways) != 0) special += cards[kind];
    return chanceOfNone(special, all, deck.hand);
  };
  const NoWay single{without(1), without(2), without(4), 0};
  const double any =
      single.left + single.straight + single.right - without(3) - without(5) - without(6) + without(7);
  return {single.left, single.straight, single.right, any};
}

std::string whyNotDealt(const Deck& deck, int boats) {
  if (boats <= handsIn(deck)) return {};
  const auto text = [](int number) { return std::to_string(number); };
  return text(boats) + " hands of " + text(deck.hand) + " need " + text(boats * deck.hand) +
         " cards, but the deck has " + text(cardCount(deck));
}

std::vector<Arrow> differentArrows(const Deck& deck) {
  std::vector<Arrow> arrows;
  for (const Card& card : deck.cards)
    for (const Arrow& arrow : card.arrows)
      if (std::find(arrows.begin(), arrows.end(), arrow) == arrows.end()) arrows.push_back(arrow);
  return arrows;
}

std::optional<double> turningRadius(const Arrow& arrow, int boatLength) {
  const int turn = turnOf(arrow);
  if (turn == 0) return std::nullopt;
  const double angle = turn * std::numbers::pi / 180;
  const double forward = arrow.back().forward + boatLength * std::cos(angle);
  const double right = arrow.back().right + boatLength * std::sin(angle);
  return std::hypot(forward, right) / (2 * std::abs(std::sin(angle / 2)));
}

std::optional<double> tightestTurn(const Deck& deck, int boatLength) {
  std::optional<double> least;
  for (const Arrow& arrow : differentArrows(deck))
    if (const auto radius = turningRadius(arrow, boatLength); radius && (!least || *radius < *least))
      least = radius;
  return least;
}

} // namespace fairway::validator::regatta
