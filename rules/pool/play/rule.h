#pragma once

#include "rules/base/rule_table.h"

#include <cstdint>
#include <optional>

namespace fairway::pool {

// The rules that a placing or a turn can break. Names and texts are listed in rules/pool/RULES.md and are
// stable: reports, tests and other people's scripts rely on them.
enum class Rule : std::uint8_t {
  SetupFits,
  PlacementOrder,
  PlacementSquare,
  PlacementTaken,
  PlacementRoom,
  PlacementCount,
  GameOver,
  SideOrder,
  OwnPile,
  SwimmerOrCrocodile,
  RevealValue,
  SwimWay,
  CrocodileWay,
  BarOpening,
  RevealMoves,
  PassWithChoice,
};

inline constexpr auto allRules = everyValueUpTo<Rule::PassWithChoice>();

const RuleText<Rule>& ruleText(Rule rule);
using fairway::inWords;
using fairway::nameOf; // such as `bar-opening`
using fairway::textOf; // what it demands, in a sentence

// What a question "may I?" answers: nothing when it is legal, else the rule that forbids it.
using Refusal = std::optional<Rule>;

} // namespace fairway::pool
