#pragma once

#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/roll_outcomes.h"

namespace fairway::validator::lake_race {

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
