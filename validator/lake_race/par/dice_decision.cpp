#include "validator/lake_race/par/dice_decision.h"

namespace fairway::validator::lake_race {

void DiceDecision::tryKeeping(int countAfter, int dice, BestDice& best) {
  for (int size = countAfter - 1; size >= 0; --size)
    for (const DiceTable::Index i : table_->ofSize(size))
      expected_[i] =
          (expected_[table_->plus(i, 1)] + expected_[table_->plus(i, 2)] + expected_[table_->plus(i, 3)]) / 3;
  for (int size = 0; size <= countAfter; ++size)
    for (const DiceTable::Index kept : table_->ofSize(size))
      if (expected_[kept] < best.cost && table_->at(dice).contains(table_->at(kept)))
        best = {expected_[kept], codeOf(kept, countAfter)};
}

AnyStateChooser::AnyStateChooser(const StateSpace& space, Costs costs, const ValueTable& values)
    : costs_(costs), values_(&values), prospect_(space, costs), decision_(space.dice()),
      rolled_(static_cast<std::size_t>(space.dice().count())) {}

BestDice AnyStateChooser::choose(StateSpace::Water water, int heading, Stage stage, int dice, int damage) {
  prospect_.lookFrom(*values_, water, stage, heading);
  prospect_.afterRoll(heading, fairway::lake_race::maxDie * decision_.mostAfter(dice), rolled_.data());
  BestDice best =
      decision_.best(dice, [&](int result) { return rolled_[static_cast<std::size_t>(result)][damage]; });
  best.cost += costs_.turn;
  return best;
}

} // namespace fairway::validator::lake_race
