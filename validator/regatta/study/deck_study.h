#pragma once

#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"

namespace fairway::validator::regatta {

using fairway::regatta::Arrow;
using fairway::regatta::Card;
using fairway::regatta::Deck;

// Cards whose mirror image the deck does not hold as often, by number.
std::vector<std::size_t> unbalancedCards(const Deck& deck);

// The headings that can be reached from straight ahead by the turns of the deck's arrows.
std::vector<bool> reachedHeadings(const Deck& deck); // 24

// The chances that a fresh hand has no arrow to port, ahead or to starboard, by the tip's turn, and that it
// lacks at least one of the three; exact.
struct NoWay {
  double left = 0;
  double straight = 0;
  double right = 0;
  double any = 0;
};
NoWay noWay(const Deck& deck);

// Why the hands of as many boats cannot be dealt from the deck; empty where they can.
std::string whyNotDealt(const Deck& deck, int boats);

std::vector<Arrow> differentArrows(const Deck& deck);

// The circle on which the bow runs when an arrow is played on and on: its radius in millimetres, of boats of
// this length. Nothing for an arrow that does not turn.
std::optional<double> turningRadius(const Arrow& arrow, int boatLength);

// The least of all, or nothing where no arrow turns.
std::optional<double> tightestTurn(const Deck& deck, int boatLength);

} // namespace fairway::validator::regatta
