#include "validator/par/any_state.h"

#include <algorithm>

namespace fairway::validator {

AnyStateChooser::AnyStateChooser(const StateSpace& space, Costs costs, const ValueTable& values)
    : space_(&space), costs_(costs), values_(&values), prospect_(space, costs),
      rolled_(static_cast<std::size_t>(space.dice().count())),
      expected_(static_cast<std::size_t>(space.dice().count())) {}

AnyStateChoice AnyStateChooser::choose(StateSpace::Water water, int heading, Stage stage, int dice,
                                       int damage) {
  const DiceTable& table = space_->dice();
  const int count = table.size(dice);
  const int most = std::min(count + 1, table.maxDice());
  prospect_.look(*values_, water, stage);
  prospect_.afterRoll(heading, lake_race::maxDie * most, rolled_.data());
  AnyStateChoice best{std::numeric_limits<double>::infinity(), 0};
  for (int after = std::max(count - 1, 0); after <= most; ++after) tryKeeping(after, dice, damage, best);
  best.value += costs_.turn;
  return best;
}

void AnyStateChooser::tryKeeping(int countAfter, int dice, int damage, AnyStateChoice& best) {
  const DiceTable& table = space_->dice();
  for (const DiceTable::Index i : table.ofSize(countAfter)) expected_[i] = rolled_[i][damage];
  for (int size = countAfter - 1; size >= 0; --size)
    for (const DiceTable::Index i : table.ofSize(size))
      expected_[i] =
          (expected_[table.plus(i, 1)] + expected_[table.plus(i, 2)] + expected_[table.plus(i, 3)]) / 3;
  for (int size = 0; size <= countAfter; ++size)
    for (const DiceTable::Index kept : table.ofSize(size))
      if (expected_[kept] < best.value && table.at(dice).contains(table.at(kept)))
        best = {expected_[kept], codeOf(kept, countAfter)};
}

} // namespace fairway::validator
