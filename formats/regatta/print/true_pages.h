#pragma once

#include "rules/regatta/board/course.h"
#include "rules/regatta/board/deck.h"

#include <utility>

namespace fairway::formats::regatta {

// What a regatta takes of one paper when it is printed at true size, as posters and cards are laid out.
struct TruePages {
  std::string paper;
  int table = 0;                                        // sheets of the table itself, without cover and list
  int cards = 0;                                        // sheets of cards
  std::vector<std::pair<plane::Vec, plane::Vec>> parts; // of the table, a sheet each: corner to corner
};

// On A4 and on Letter, with the margins that are usual.
std::vector<TruePages> truePages(const fairway::regatta::Course& course, const fairway::regatta::Deck& deck);

} // namespace fairway::formats::regatta
