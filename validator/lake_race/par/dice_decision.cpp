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

} // namespace fairway::validator::lake_race
