#pragma once

#include "validator/regatta/water/waters.h"

namespace fairway::validator::regatta {

// Cards that lead to the same places are one class; helms and counts aside.
struct CardClasses {
  explicit CardClasses(const Waters& waters);

  std::vector<std::vector<int>> moves;  // of each class
  std::vector<int> counts;              // cards of each class
  std::vector<std::vector<int>> byMove; // classes that have a move
  std::vector<int> ofCard;              // the class of each card of the deck; -1: a sun
  std::vector<double> none;             // the chance that none of this many cards is in a fresh hand
};

} // namespace fairway::validator::regatta
