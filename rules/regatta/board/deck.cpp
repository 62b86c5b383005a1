#include "rules/regatta/board/deck.h"

#include <algorithm>
#include <cstdlib>

namespace fairway::regatta {

std::string_view nameOf(Symbol symbol) {
  constexpr std::array<std::string_view, 4> names{"none", "helm", "cloud", "sun"};
  return names[static_cast<std::size_t>(symbol)];
}

std::optional<Symbol> symbolNamed(std::string_view name) {
  for (Symbol symbol : allSymbols)
    if (symbol != Symbol::None && nameOf(symbol) == name) return symbol;
  return std::nullopt;
}

int cardCount(const Deck& deck) {
  int count = 0;
  for (const Card& card : deck.cards) count += card.count;
  return count;
}

int handsIn(const Deck& deck) {
  return cardCount(deck) / deck.hand;
}

std::optional<std::size_t> cardNamed(const Deck& deck, std::string_view id) {
  for (std::size_t i = 0; i < deck.cards.size(); ++i)
    if (deck.cards[i].id == id) return i;
  return std::nullopt;
}

bool liesOnCard(const Deck& deck, bool across, const ArrowPoint& point) {
  const int along = across ? deck.width : deck.length;
  const int wide = across ? deck.length : deck.width;
  return point.forward >= 0 && point.forward <= along && 2 * std::abs(point.right) <= wide;
}

Arrow mirrored(const Arrow& arrow) {
  Arrow other = arrow;
  for (ArrowPoint& point : other) {
    point.right = -point.right;
    point.turn = -point.turn;
  }
  return other;
}

Card mirrored(const Card& card) {
  Card other = card;
  for (Arrow& arrow : other.arrows) arrow = mirrored(arrow);
  return other;
}

namespace {

// Turns of 270 and of -90 degrees are the same; the order of arrows on a card says nothing.
std::vector<Arrow> sortedArrows(const Card& card) {
  std::vector<Arrow> arrows = card.arrows;
  for (Arrow& arrow : arrows)
    for (ArrowPoint& point : arrow) point.turn = plane::Heading::ofDegrees(point.turn).degrees();
  std::sort(arrows.begin(), arrows.end());
  return arrows;
}

} // namespace

bool sameCard(const Card& a, const Card& b) {
  return a.symbol == b.symbol && a.across == b.across && sortedArrows(a) == sortedArrows(b);
}

} // namespace fairway::regatta
