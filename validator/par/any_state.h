#pragma once

#include "validator/par/dice_choice_code.h"
#include "validator/par/prospect.h"

namespace fairway::validator {

// The best dice decision of a boat that was stopped short by another: it has more dice than the water behind
// it accounts for, so its state is not stored. Worked out from the states it can move into.
struct AnyStateChoice {
  double value = 0;
  DiceChoiceCode choice = 0;
};

class AnyStateChooser {
public:
  AnyStateChooser(const StateSpace& space, Costs costs, const ValueTable& values);

  AnyStateChoice choose(StateSpace::Water water, int heading, Stage stage, int dice, int damage);

private:
  void tryKeeping(int countAfter, int dice, int damage, AnyStateChoice& best);

  const StateSpace* space_;
  Costs costs_;
  const ValueTable* values_;
  Prospect prospect_;
  std::vector<ByDamage> rolled_;
  std::vector<double> expected_;
};

} // namespace fairway::validator
