#pragma once

#include "rules/base/phrase.h"
#include "rules/base/rule_table.h"

#include <cstdint>
#include <optional>

namespace fairway::lake_race {

// The rules that a placing or a turn can break. Names and texts are listed in rules/lake_race/RULES.md and
// are stable: reports, tests and other people's scripts rely on them.
enum class Rule : std::uint8_t {
  FirstPlayer,
  GridOrder,
  GridCell,
  GridTaken,
  GridComplete,
  RaceOver,
  SeatOrder,
  DiceFaces,
  DiceKeep,
  DiceAddOne,
  DiceRemoveOne,
  SteerFullDistance,
  SteerLongestRun,
  Ends,
};

inline constexpr auto allRules = everyValueUpTo<Rule::Ends>();

std::string_view nameOf(Rule rule); // such as `dice-add-one`
std::string_view textOf(Rule rule); // what it demands, in a sentence
Phrase inWords(Rule rule);          // the same, to be said in any language

// What a question "may I?" answers: nothing when it is legal, else the rule that forbids it.
using Refusal = std::optional<Rule>;

} // namespace fairway::lake_race
