#pragma once

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

const RuleText<Rule>& ruleText(Rule rule);
using fairway::inWords;
using fairway::nameOf; // such as `dice-add-one`
using fairway::textOf; // what it demands, in a sentence

// What a question "may I?" answers: nothing when it is legal, else the rule that forbids it.
using Refusal = std::optional<Rule>;

} // namespace fairway::lake_race
