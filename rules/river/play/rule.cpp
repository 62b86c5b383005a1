#include "rules/river/play/rule.h"

namespace fairway::river {

namespace {

constexpr auto texts = ruleTable<Rule>(
    allRules,
    {
        {Rule::Over, "over", marked("The game is over when no boat is left on the river.")},
        {Rule::Seat, "seat",
         marked("Play goes clockwise from the first player; a seat without a boat on the river is skipped.")},
        {Rule::Face, "face", marked("A roll shows a face of the river's die.")},
        {Rule::Pass, "pass", marked("Wind must be used if either way is possible.")},
        {Rule::Wind, "wind",
         marked("Wind brings an own boat up to the next own boat ahead, or another player's boat back to the "
                "next of its colour behind.")},
        {Rule::Boat, "boat", marked("Only a boat that stands on the section can be moved.")},
        {Rule::Lee, "lee", marked("No boat can be blown back from a lee.")},
        {Rule::Convoy, "convoy",
         marked("While three or more boats stand on one section, none of them can be blown back.")},
        {Rule::Ends, "ends", marked("The boat ends where the rules let its move end.")},
    });

} // namespace

const RuleText<Rule>& ruleText(Rule rule) {
  return texts[static_cast<std::size_t>(rule)];
}

} // namespace fairway::river
