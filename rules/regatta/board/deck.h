#pragma once

#include "rules/plane/heading.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fairway::regatta {

// Helm: one card more at once. Cloud: played twice. Sun: becalms another boat.
enum class Symbol : std::uint8_t { None, Helm, Cloud, Sun };

inline constexpr std::array<Symbol, 4> allSymbols{Symbol::None, Symbol::Helm, Symbol::Cloud, Symbol::Sun};

std::string_view nameOf(Symbol symbol);                   // none, helm, cloud, sun
std::optional<Symbol> symbolNamed(std::string_view name); // a card without one does not name it

// A point of an arrow, seen from the middle of the card's near edge: millimetres, and the turn to starboard
// from the card's axis in degrees, a multiple of 15.
struct ArrowPoint {
  int forward = 0;
  int right = 0;
  int turn = 0;

  friend constexpr auto operator<=>(const ArrowPoint&, const ArrowPoint&) = default;
};

inline constexpr std::size_t maxArrowPoints = 6;
using Arrow = std::vector<ArrowPoint>; // the last point is its tip

inline constexpr std::size_t maxArrows = 64; // on a card

struct Card {
  std::string id;
  int count = 1;
  Symbol symbol = Symbol::None;
  bool across = false; // laid with its length abeam
  std::vector<Arrow> arrows;

  friend bool operator==(const Card&, const Card&) = default;
};

inline constexpr int minCardSide = 30, maxCardSide = 150;
inline constexpr int minHand = 3, maxHand = 7;
inline constexpr int minCards = 20, maxCards = 200;

struct Deck {
  int width = 63;
  int length = 88;
  int hand = 5;
  std::vector<Card> cards;

  friend bool operator==(const Deck&, const Deck&) = default;
};

int cardCount(const Deck& deck);
int handsIn(const Deck& deck); // how many hands can be dealt from it
std::optional<std::size_t> cardNamed(const Deck& deck, std::string_view id);

// Whether a point lies on a card of this deck, its edges included.
bool liesOnCard(const Deck& deck, bool across, const ArrowPoint& point);

// The same arrow or card, to the other side; the id stays.
Arrow mirrored(const Arrow& arrow);
Card mirrored(const Card& card);

// Whether two cards do the same: symbol, way of lying and arrows, whatever their order and names.
bool sameCard(const Card& a, const Card& b);

} // namespace fairway::regatta
