#pragma once

#include "rules/base/rule_table.h"

#include <cstdint>
#include <optional>

namespace fairway::regatta {

// The rules that a deal, a placing or a turn can break, in the order in which they are asked. Names are
// listed in rules/regatta/RULES.md and are stable: reports, tests and other people's scripts rely on them.
enum class Rule : std::uint8_t {
  Deal,
  Grid,
  Over,
  Seat,
  Calm,
  Hand,
  Card,
  Table,
  Touch,
  Zone,
  Heave,
  Sun,
  Ends,
  Draw,
};

inline constexpr auto allRules = everyValueUpTo<Rule::Draw>();

const RuleText<Rule>& ruleText(Rule rule);
using fairway::inWords;
using fairway::nameOf; // such as `zone`
using fairway::textOf; // what it demands, in a sentence

// Why something is not legal.
struct Breach {
  Rule rule = Rule::Seat;
  Phrase message;
};

// What a question "may I?" answers: nothing when it is legal.
using Refusal = std::optional<Breach>;

} // namespace fairway::regatta
