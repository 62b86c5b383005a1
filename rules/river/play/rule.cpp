#include "rules/river/play/rule.h"

namespace fairway::river {

namespace {

struct RuleText {
  Rule rule;
  std::string_view name;
  std::string_view text;
};

constexpr std::array<RuleText, allRules.size()> texts{{
    {Rule::Over, "over", "The game is over when no boat is left on the river."},
    {Rule::Seat, "seat",
     "Play goes clockwise from the first player; a seat without a boat on the river is skipped."},
    {Rule::Face, "face", "A roll shows a face of the river's die."},
    {Rule::Pass, "pass", "Wind must be used if either way is possible."},
    {Rule::Wind, "wind",
     "Wind brings an own boat up to the next own boat ahead, or another player's boat back to the next of "
     "its "
     "colour behind."},
    {Rule::Boat, "boat", "Only a boat that stands on the section can be moved."},
    {Rule::Lee, "lee", "No boat can be blown back from a lee."},
    {Rule::Convoy, "convoy",
     "While three or more boats stand on one section, none of them can be blown back."},
    {Rule::Ends, "ends", "The boat ends where the rules let its move end."},
}};

constexpr bool everyRuleInItsPlace() {
  for (std::size_t i = 0; i < texts.size(); ++i)
    if (texts[i].rule != allRules[i] || static_cast<std::size_t>(texts[i].rule) != i) return false;
  return true;
}
static_assert(everyRuleInItsPlace());

} // namespace

std::string_view nameOf(Rule rule) {
  return texts[static_cast<std::size_t>(rule)].name;
}

std::string_view textOf(Rule rule) {
  return texts[static_cast<std::size_t>(rule)].text;
}

std::optional<Rule> ruleNamed(std::string_view name) {
  for (Rule rule : allRules)
    if (nameOf(rule) == name) return rule;
  return std::nullopt;
}

} // namespace fairway::river
