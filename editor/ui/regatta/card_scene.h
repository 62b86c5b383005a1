#pragma once

#include "formats/regatta/picture/deck_scene.h"

namespace fairway::editor::regatta {

// One card by itself.
inline formats::regatta::DeckScene cardScene(const fairway::regatta::Deck& deck, std::size_t card) {
  fairway::regatta::Deck one = deck;
  one.cards = {deck.cards[card]};
  return formats::regatta::DeckScene(std::move(one));
}

} // namespace fairway::editor::regatta
