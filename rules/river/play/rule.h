#pragma once

#include "rules/base/rule_table.h"

#include <cstdint>
#include <optional>

namespace fairway::river {

// The rules that a turn can break, in the order in which they are asked. Names and texts are listed in
// rules/river/RULES.md and are stable: reports, tests and other people's scripts rely on them. The wind is
// asked twice: whose boat it may blow back comes before whether there is one.
enum class Rule : std::uint8_t { Over, Seat, Face, Pass, Wind, Boat, Lee, Convoy, Ends };

inline constexpr auto allRules = everyValueUpTo<Rule::Ends>();

const RuleText<Rule>& ruleText(Rule rule);
using fairway::inWords;
using fairway::nameOf; // such as `convoy`
using fairway::textOf; // what it demands, in a sentence

// What a question "may I?" answers: nothing when it is legal, else the rule that forbids it.
using Refusal = std::optional<Rule>;

} // namespace fairway::river
