#pragma once

#include "rules/base/contract.h"

#include <array>
#include <cstddef>
#include <string_view>

// Every game names the rules that a turn can break by an enum `Rule`. Here is what such enums share.
namespace fairway {

// All values of an enum that counts from 0, up to its last one.
template <auto last>
constexpr auto everyValueUpTo() {
  std::array<decltype(last), static_cast<std::size_t>(last) + 1> values{};
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<decltype(last)>(i);
  return values;
}

template <class Rule>
struct RuleText {
  Rule rule;
  std::string_view name; // as reports write it
  const char* text;      // what it demands, in a sentence, marked for the catalogues
};

// The texts of all rules, each in the place of its rule. One that is missing or out of place does not
// compile.
template <class Rule, std::size_t count>
constexpr std::array<RuleText<Rule>, count> ruleTable(const std::array<Rule, count>& rules,
                                                      const RuleText<Rule> (&texts)[count]) {
  std::array<RuleText<Rule>, count> table{};
  for (std::size_t i = 0; i < count; ++i) {
    FAIRWAY_EXPECTS(texts[i].rule == rules[i]); // the text of a rule is out of place
    table[i] = texts[i];
  }
  return table;
}

} // namespace fairway
