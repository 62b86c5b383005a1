#pragma once

#include "rules/base/contract.h"
#include "rules/base/phrase.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <string_view>

// Every game names the rules that a turn can break by an enum `Rule`, and says in a table what each demands.
// A game declares `const RuleText<Rule>& ruleText(Rule rule)`, its look-up in that table; the rest is here.
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

template <class Rule>
concept HasRuleText = requires(Rule rule) {
  { ruleText(rule) } -> std::same_as<const RuleText<Rule>&>;
};

template <HasRuleText Rule>
std::string_view nameOf(Rule rule) {
  return ruleText(rule).name;
}

template <HasRuleText Rule>
std::string_view textOf(Rule rule) {
  return ruleText(rule).text;
}

// The same, to be said in any language.
template <HasRuleText Rule>
Phrase inWords(Rule rule) {
  return phrase(ruleText(rule).text);
}

} // namespace fairway
