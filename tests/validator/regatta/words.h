#pragma once

#include "tests/validator/regatta/tiny.h"

#include "tests/support/matchers.h"
#include "validator/regatta/checks/checks.h"
#include "validator/regatta/study/words.h"

// For tests of what findings say, name and show: an author reads nothing else.
namespace fairway::validator::regatta {

inline Deck oneCard(std::vector<Arrow> arrows) {
  Deck deck;
  deck.cards = {{"only", 30, fairway::regatta::Symbol::None, false, std::move(arrows)}};
  return deck;
}

inline const Arrow straightOn{{20, 0, 0}};

inline std::string textOf(const Finding& finding) {
  return finding.message.in({});
}

inline Spot spotAt(int x, int y) {
  return {Spot::Kind::Point, x, y, 0};
}

} // namespace fairway::validator::regatta
