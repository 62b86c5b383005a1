#include "editor/model/regatta/deck/deck_edit.h"

#include "formats/document/reader.h"
#include "formats/regatta/kinds.h"
#include "rules/base/contract.h"

#include <algorithm>

namespace fairway::editor::regatta {

namespace {

using namespace fairway::regatta;

bool pointsLieOn(const Deck& deck, const Card& card) {
  for (const Arrow& arrow : card.arrows)
    for (const ArrowPoint& point : arrow)
      if (!liesOnCard(deck, card.across, point)) return false;
  return true;
}

// The nearest place on the card.
ArrowPoint keptOn(const Deck& deck, bool across, ArrowPoint point) {
  const int ahead = across ? deck.width : deck.length;
  const int half = (across ? deck.length : deck.width) / 2;
  point.forward = std::clamp(point.forward, 0, ahead);
  point.right = std::clamp(point.right, -half, half);
  return point;
}

bool hasRoomFor(const Deck& deck, int more) {
  return cardCount(deck) + more <= fairway::regatta::maxCards;
}

std::string freeId(const Deck& deck, const std::string& wanted) {
  if (!cardNamed(deck, wanted)) return wanted;
  for (int number = 2;; ++number)
    if (std::string id = wanted + "-" + std::to_string(number); !cardNamed(deck, id)) return id;
}

// p45 becomes t45 and the other way round; other names say that they are mirrored.
std::string mirroredId(const Deck& deck, const std::string& id) {
  std::string other = id;
  const bool sided =
      id.size() > 1 && (id[0] == 'p' || id[0] == 't') && (id[1] == '-' || (id[1] >= '0' && id[1] <= '9'));
  if (sided)
    other[0] = id[0] == 'p' ? 't' : 'p';
  else
    other += "-mirrored";
  return freeId(deck, other);
}

AddedStop inserted(const Deck& deck, std::size_t after, Card card) {
  AddedStop added{deck, {after + 1, {}, 0}};
  added.deck.cards.insert(added.deck.cards.begin() + static_cast<std::ptrdiff_t>(after + 1), std::move(card));
  return added;
}

} // namespace

const Deck* deckOf(const formats::Document& content) {
  const auto* body = content.as<formats::regatta::DeckBody>();
  return body != nullptr ? &body->deck : nullptr;
}

CommandPtr changeDeck(const formats::Document& content, std::string text, Deck deck, std::string mergeKey) {
  return setMember(content, &formats::regatta::DeckBody::deck, std::move(text), std::move(deck),
                   std::move(mergeKey));
}

bool isThere(const Deck& deck, const StopChoice& choice) {
  if (choice.card >= deck.cards.size()) return false;
  if (!choice.arrow) return true;
  const auto& arrows = deck.cards[choice.card].arrows;
  return *choice.arrow < arrows.size() && choice.point < arrows[*choice.arrow].size();
}

std::optional<Deck> movedStop(const Deck& deck, const StopChoice& stop, int forward, int right) {
  if (!stop.arrow) return std::nullopt;
  Deck next = deck;
  Card& card = next.cards[stop.card];
  ArrowPoint& point = card.arrows[*stop.arrow][stop.point];
  point = keptOn(deck, card.across, {forward, right, point.turn});
  return next;
}

std::optional<Deck> turnedStop(const Deck& deck, const StopChoice& stop, int steps) {
  if (!stop.arrow) return std::nullopt;
  Deck next = deck;
  ArrowPoint& point = next.cards[stop.card].arrows[*stop.arrow][stop.point];
  const int turn = point.turn + 15 * steps;
  if (turn < -345 || turn > 345) return std::nullopt;
  point.turn = turn;
  return next;
}

std::optional<AddedStop> withStop(const Deck& deck, const StopChoice& after) {
  if (!after.arrow) return std::nullopt;
  AddedStop added{deck, after};
  Card& card = added.deck.cards[after.card];
  Arrow& arrow = card.arrows[*after.arrow];
  if (arrow.size() >= fairway::regatta::maxArrowPoints) return std::nullopt;
  const ArrowPoint from = arrow[after.point];
  ArrowPoint next = from;
  if (after.point + 1 < arrow.size()) {
    const ArrowPoint& to = arrow[after.point + 1];
    next = {(from.forward + to.forward) / 2, (from.right + to.right) / 2, from.turn};
  } else {
    next.forward += 10;
  }
  added.stop.point = after.point + 1;
  arrow.insert(arrow.begin() + static_cast<std::ptrdiff_t>(added.stop.point),
               keptOn(deck, card.across, next));
  return added;
}

std::optional<AddedStop> withArrow(const Deck& deck, std::size_t card) {
  AddedStop added{deck, {card, {}, 0}};
  Card& here = added.deck.cards[card];
  if (here.symbol == Symbol::Sun || here.arrows.size() >= fairway::regatta::maxArrows) return std::nullopt;
  const int ahead = here.across ? deck.width : deck.length;
  here.arrows.push_back({{ahead / 2, 0, 0}, {ahead, 0, 0}});
  added.stop.arrow = here.arrows.size() - 1;
  added.stop.point = 1;
  return added;
}

std::optional<AddedStop> withCard(const Deck& deck) {
  if (!hasRoomFor(deck, 1)) return std::nullopt;
  Card card;
  card.id = freeId(deck, "card");
  card.arrows = {{{deck.length / 2, 0, 0}, {deck.length, 0, 0}}};
  return inserted(deck, deck.cards.size() - 1, std::move(card));
}

std::optional<AddedStop> duplicated(const Deck& deck, std::size_t card) {
  Card copy = deck.cards[card];
  if (!hasRoomFor(deck, copy.count)) return std::nullopt;
  copy.id = freeId(deck, copy.id);
  return inserted(deck, card, std::move(copy));
}

std::optional<Deck> removed(const Deck& deck, const StopChoice& choice) {
  Deck next = deck;
  Card& card = next.cards[choice.card];
  if (choice.arrow) {
    Arrow& arrow = card.arrows[*choice.arrow];
    if (arrow.size() > 1) {
      arrow.erase(arrow.begin() + static_cast<std::ptrdiff_t>(choice.point));
      return next;
    }
    if (card.arrows.size() < 2) return std::nullopt; // a card without a sun has one
    card.arrows.erase(card.arrows.begin() + static_cast<std::ptrdiff_t>(*choice.arrow));
    return next;
  }
  if (cardCount(deck) - card.count < fairway::regatta::minCards) return std::nullopt;
  next.cards.erase(next.cards.begin() + static_cast<std::ptrdiff_t>(choice.card));
  return next;
}

Deck mirroredInPlace(const Deck& deck, std::size_t card) {
  Deck next = deck;
  next.cards[card] = mirrored(deck.cards[card]);
  return next;
}

std::optional<AddedStop> withMirrorImage(const Deck& deck, std::size_t card) {
  Card image = mirrored(deck.cards[card]);
  const bool known = std::any_of(deck.cards.begin(), deck.cards.end(),
                                 [&image](const Card& each) { return sameCard(each, image); });
  if (known || !hasRoomFor(deck, image.count)) return std::nullopt;
  image.id = mirroredId(deck, image.id);
  return inserted(deck, card, std::move(image));
}

std::optional<Deck> withCount(const Deck& deck, std::size_t card, int count) {
  Deck next = deck;
  next.cards[card].count = count;
  const int all = cardCount(next);
  if (count < 1 || all < fairway::regatta::minCards || all > fairway::regatta::maxCards) return std::nullopt;
  return next;
}

std::optional<Deck> withId(const Deck& deck, std::size_t card, const std::string& id) {
  const auto known = cardNamed(deck, id);
  if (id.empty() || (known && *known != card)) return std::nullopt;
  Deck next = deck;
  next.cards[card].id = id;
  return next;
}

std::optional<Deck> withSymbol(const Deck& deck, std::size_t card, Symbol symbol) {
  Deck next = deck;
  Card& here = next.cards[card];
  here.symbol = symbol;
  if (symbol == Symbol::Sun)
    here.arrows.clear();
  else if (here.arrows.empty())
    here.arrows = {{{(here.across ? deck.width : deck.length) / 2, 0, 0}}};
  return next;
}

std::optional<Deck> laidAcross(const Deck& deck, std::size_t card, bool across) {
  Deck next = deck;
  next.cards[card].across = across;
  for (Arrow& arrow : next.cards[card].arrows)
    for (ArrowPoint& point : arrow) point = keptOn(deck, across, point);
  return next;
}

std::optional<Deck> withSize(const Deck& deck, int width, int length) {
  const auto fits = [](int side) {
    return side >= fairway::regatta::minCardSide && side <= fairway::regatta::maxCardSide;
  };
  if (!fits(width) || !fits(length)) return std::nullopt;
  Deck next = deck;
  next.width = width;
  next.length = length;
  for (const Card& card : next.cards)
    if (!pointsLieOn(next, card)) return std::nullopt;
  return next;
}

std::optional<Deck> withHand(const Deck& deck, int hand) {
  if (hand < fairway::regatta::minHand || hand > fairway::regatta::maxHand) return std::nullopt;
  Deck next = deck;
  next.hand = hand;
  return next;
}

Deck freshDeck() {
  const auto read = formats::readDocument(std::string(formats::regatta::deckTemplate()), "deck");
  FAIRWAY_EXPECTS(read.ok()); // it is ours
  return read->document.get<formats::regatta::DeckBody>().deck;
}

} // namespace fairway::editor::regatta
