#pragma once

#include "editor/model/document/command.h"
#include "formats/picture/geometry.h"
#include "formats/regatta/documents.h"

// Steps on a deck: each makes another deck of the one there is, and refuses (by nothing) what no document
// could hold.
namespace fairway::editor::regatta {

using fairway::regatta::Card;
using fairway::regatta::Deck;

const Deck* deckOf(const formats::Document& content); // of a deck's document; null: it is not a deck

CommandPtr changeDeck(const formats::Document& content, std::string text, Deck deck,
                      std::string mergeKey = {});

// A point of an arrow on a card, or the card as a whole.
struct StopChoice {
  std::size_t card = 0;
  std::optional<std::size_t> arrow;
  std::size_t point = 0;

  friend bool operator==(const StopChoice&, const StopChoice&) = default;
};
bool isThere(const Deck& deck, const StopChoice& choice);

std::optional<Deck> movedStop(const Deck& deck, const StopChoice& stop, int forward, int right);
std::optional<Deck> turnedStop(const Deck& deck, const StopChoice& stop, int steps); // of 15 degrees
// A point halfway to the next one, or beyond the tip.
struct AddedStop {
  Deck deck;
  StopChoice stop;
};
std::optional<AddedStop> withStop(const Deck& deck, const StopChoice& after);
std::optional<AddedStop> withArrow(const Deck& deck, std::size_t card);
std::optional<AddedStop> withCard(const Deck& deck);
std::optional<AddedStop> duplicated(const Deck& deck, std::size_t card);
// The stop, the arrow with its last stop, or the card.
std::optional<Deck> removed(const Deck& deck, const StopChoice& choice);

Deck mirroredInPlace(const Deck& deck, std::size_t card);
// The card's mirror image beside it, as often; nothing where it has one, or is its own.
std::optional<AddedStop> withMirrorImage(const Deck& deck, std::size_t card);

std::optional<Deck> withCount(const Deck& deck, std::size_t card, int count);
std::optional<Deck> withId(const Deck& deck, std::size_t card, const std::string& id);
std::optional<Deck> withSymbol(const Deck& deck, std::size_t card, fairway::regatta::Symbol symbol);
std::optional<Deck> laidAcross(const Deck& deck, std::size_t card, bool across);
std::optional<Deck> withSize(const Deck& deck, int width, int length);
std::optional<Deck> withHand(const Deck& deck, int hand);

// The deck that new documents begin with: ours.
Deck freshDeck();

} // namespace fairway::editor::regatta
