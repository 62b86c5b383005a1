#include "rules/regatta/play/rule.h"

namespace fairway::regatta {

namespace {

constexpr auto texts = ruleTable<Rule>(
    allRules,
    {
        {Rule::Deal, "deal",
         marked("Each player is dealt a hand of the deck's size, from the cards of the deck.")},
        {Rule::Grid, "grid",
         marked("Boats are placed in turn, from the first player on, behind the line, free and in no zone.")},
        {Rule::Over, "over", marked("Nobody takes a turn once the race is over.")},
        {Rule::Seat, "seat",
         marked("Play goes clockwise from the first player; finished boats have left the table.")},
        {Rule::Calm, "calm",
         marked("A boat with a sun only discards it in its next turn, and no other boat skips one.")},
        {Rule::Hand, "hand", marked("Only cards in the player's hand can be played, changed or laid.")},
        {Rule::Card, "card",
         marked("A card is played along the arrows that it has, a cloud twice; only a helm allows one card "
                "more, and only a sun is laid.")},
        {Rule::Table, "table", marked("The track and the hull at its end keep to the table.")},
        {Rule::Touch, "touch", marked("The track and the hull at its end touch nothing.")},
        {Rule::Zone, "zone",
         marked("A movement ends in another boat's zone only when no card in hand has a clear movement, and "
                "then halts at a stop before.")},
        {Rule::Heave, "heave",
         marked("Heaving to is turning, or changing one to three cards; no sun is laid.")},
        {Rule::Sun, "sun",
         marked("A sun is laid before another racing boat that has none, by a boat that has not finished.")},
        {Rule::Ends, "ends", marked("The boat ends where the rules let it end.")},
        {Rule::Draw, "draw",
         marked("The hand is filled after playing or changing cards, from what is left to be drawn.")},
    });

} // namespace

const RuleText<Rule>& ruleText(Rule rule) {
  return texts[static_cast<std::size_t>(rule)];
}

} // namespace fairway::regatta
