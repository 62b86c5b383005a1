#pragma once

#include "validator/lake_race/par/dice_choice_code.h"
#include "validator/lake_race/par/roll_outcomes.h"

#include <limits>

namespace fairway::validator::lake_race {

// The best dice to keep of one state, and what that costs.
struct BestDice {
  double cost = 0;
  DiceChoiceCode choice = 0;
};

// Decides about the dice of a single state, from what each result of the roll costs: for the few states that
// no table holds. The solver does the same for many states at once (see Backup).
class DiceDecision {
public:
  explicit DiceDecision(const DiceTable& table)
      : table_(&table), expected_(static_cast<std::size_t>(table.count())) {}

  // The results that must have a cost: all multisets of this many dice at most.
  int mostAfter(int dice) const { return std::min(table_->size(dice) + 1, table_->maxDice()); }

  // `cost` says what lies before the boat once these dice (by their place in the table) lie; the turn itself
  // is not counted.
  template <class Cost>
  BestDice best(int dice, Cost&& cost) {
    BestDice best{std::numeric_limits<double>::infinity(), 0};
    for (int after = std::max(table_->size(dice) - 1, 0); after <= mostAfter(dice); ++after) {
      for (const DiceTable::Index i : table_->ofSize(after)) expected_[i] = cost(i);
      tryKeeping(after, dice, best);
    }
    return best;
  }

private:
  void tryKeeping(int countAfter, int dice, BestDice& best);

  const DiceTable* table_;
  std::vector<double> expected_; // by dice kept
};

// The best dice decision of a boat that was stopped short by another: it has more dice than the water behind
// it accounts for, so its state is not stored. Worked out from the states it can move into.
class AnyStateChooser {
public:
  AnyStateChooser(const StateSpace& space, Costs costs, const ValueTable& values);

  // With the cost of the turn.
  BestDice choose(StateSpace::Water water, int heading, Stage stage, int dice, int damage);

private:
  Costs costs_;
  const ValueTable* values_;
  Prospect prospect_;
  DiceDecision decision_;
  std::vector<ByDamage> rolled_;
};

} // namespace fairway::validator::lake_race
