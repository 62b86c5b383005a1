#pragma once

#include "validator/lake_race/par/dice_table.h"

namespace fairway::validator::lake_race {

// A dice decision as one number: the dice kept (by their place in the table) and how many lie after the roll.
// Small enough for 16 bits, and exact in a double.
using DiceChoiceCode = std::uint16_t;

inline constexpr int codesPerCount = 2048; // more than the dice tables have places
static_assert((DiceTable::maxDiceLimit + 3) * (DiceTable::maxDiceLimit + 2) * (DiceTable::maxDiceLimit + 1) /
                  6 <
              codesPerCount);
static_assert((DiceTable::maxDiceLimit + 1) * codesPerCount <= 0x10000);

constexpr DiceChoiceCode codeOf(int keptDice, int countAfterRoll) {
  return static_cast<DiceChoiceCode>(countAfterRoll * codesPerCount + keptDice);
}
constexpr int keptDice(DiceChoiceCode code) {
  return code % codesPerCount;
}
constexpr int countAfterRoll(DiceChoiceCode code) {
  return code / codesPerCount;
}

} // namespace fairway::validator::lake_race
