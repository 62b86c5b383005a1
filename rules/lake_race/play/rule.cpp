#include "rules/lake_race/play/rule.h"

namespace fairway::lake_race {

namespace {

constexpr auto texts = ruleTable<Rule>(
    allRules,
    {
        {Rule::FirstPlayer, "first-player",
         marked("The first player of a race is a seat of the match; in each later race it is the left "
                "neighbour of the previous first player.")},
        {Rule::GridOrder, "grid-order",
         marked(
             "The first player's right neighbour places a boat first, then anticlockwise; the first player "
             "places last.")},
        {Rule::GridCell, "grid-cell",
         marked("Boats are placed on start cells: the strip and the two rows behind it.")},
        {Rule::GridTaken, "grid-taken", marked("One boat a cell.")},
        {Rule::GridComplete, "grid-complete", marked("Every player places one boat before the first turn.")},
        {Rule::RaceOver, "race-over",
         marked("The race ends when at most one boat is still racing (with the variant, when none is).")},
        {Rule::SeatOrder, "seat-order",
         marked("Play goes clockwise from the first player; finished and sunk boats have left the lake.")},
        {Rule::DiceFaces, "dice-faces", marked("Dice show 1, 2 or 3.")},
        {Rule::DiceKeep, "dice-keep", marked("Only dice that the boat has can be kept as they lie.")},
        {Rule::DiceAddOne, "dice-add-one", marked("A player may add one die, not more.")},
        {Rule::DiceRemoveOne, "dice-remove-one", marked("A player may remove one die, not more.")},
        {Rule::SteerFullDistance, "steer-full-distance",
         marked("A heading that allows the whole distance over water must be chosen if there is one.")},
        {Rule::SteerLongestRun, "steer-longest-run",
         marked("If no heading allows the whole distance, one with the longest run must be chosen.")},
        {Rule::Ends, "ends", marked("The boat ends where the rules let its move end.")},
    });

} // namespace

const RuleText<Rule>& ruleText(Rule rule) {
  return texts[static_cast<std::size_t>(rule)];
}

} // namespace fairway::lake_race
