#include "rules/pool/play/rule.h"

namespace fairway::pool {

namespace {

constexpr auto texts = ruleTable<Rule>(
    allRules,
    {
        {Rule::SetupFits, "setup-fits",
         marked("A setup puts all tiles of both sides on water squares of their own start rows, one tile a "
                "square and no more a row than it has slabs.")},
        {Rule::PlacementOrder, "placement-order", marked("The sides place one tile in turn, red first.")},
        {Rule::PlacementSquare, "placement-square",
         marked("A tile is placed on a water square of an own start row.")},
        {Rule::PlacementTaken, "placement-taken", marked("One tile a square.")},
        {Rule::PlacementRoom, "placement-room",
         marked("A start row takes no more swimmers than it has slabs.")},
        {Rule::PlacementCount, "placement-count",
         marked("Each side places all its tiles, and no more, before the first turn.")},
        {Rule::GameOver, "game-over", marked("No turn follows the end of the game.")},
        {Rule::SideOrder, "side-order", marked("Red begins, then the sides take turns.")},
        {Rule::OwnPile, "own-pile",
         marked("A side acts with a tile or pile that has a tile of its colour on top.")},
        {Rule::SwimmerOrCrocodile, "swimmer-or-crocodile",
         marked("Swimmers swim or are revealed; crocodiles that are already shown move.")},
        {Rule::RevealValue, "reveal-value",
         marked("A side reveals only a number that it has not shown yet.")},
        {Rule::SwimWay, "swim-way",
         marked(
             "A swimmer goes 1 or 2 steps over free water, with one corner at most, and ends on another free "
             "square or in its own bar.")},
        {Rule::CrocodileWay, "crocodile-way",
         marked("A crocodile goes exactly its number of steps over free water, no square twice, with the "
                "corners that its number allows, and ends on free water, on a pile of the other side or in "
                "its own bar.")},
        {Rule::BarOpening, "bar-opening",
         marked("Until some side has arrived, only a pile of as many tiles as the opening demands may enter "
                "a bar.")},
        {Rule::RevealMoves, "reveal-moves",
         marked("A crocodile that was revealed moves at once if it can, and stays if it cannot.")},
        {Rule::PassWithChoice, "pass-with-choice", marked("Only a side without any choice passes.")},
    });

} // namespace

const RuleText<Rule>& ruleText(Rule rule) {
  return texts[static_cast<std::size_t>(rule)];
}

} // namespace fairway::pool
