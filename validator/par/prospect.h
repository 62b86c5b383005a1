#pragma once

#include "validator/par/value_table.h"

#include <array>

namespace fairway::validator {

// What is paid: for each turn, and for sinking.
struct Costs {
  double turn = 1;
  double sink = 60;
};

// What lies before a boat at one cell in one stage once its dice lie: for each direction and result, what the
// state it moves into costs, taken from the values of that state; and what a crash costs. The rules of
// steering are applied by `afterRoll`.
class Prospect {
public:
  Prospect(const StateSpace& space, Costs costs);

  void look(const ValueTable& values, StateSpace::Water water, Stage stage);

  // The least cost of each result (by dice, those of the totals up to `maxTotal`) for a boat with this
  // heading.
  void afterRoll(int heading, int maxTotal, ByDamage* result) const;

  // What moving in this direction costs: a state for each of the first `reach` dice.
  const ByDamage* ahead(int direction) const { return ahead_[static_cast<std::size_t>(direction)]; }
  int run(int direction) const { return runs_[static_cast<std::size_t>(direction)]; }
  // So many cells too few, 1 to 3, or 4 for all higher.
  const ByDamage& crash(int direction, int missing) const {
    return crash_[static_cast<std::size_t>(direction)][static_cast<std::size_t>(missing - 1)];
  }

private:
  void lookAhead(const ValueTable& values, StateSpace::Water water, int direction, Stage stage);
  void lookAtCrash(const ValueTable& values, const StateSpace::Way& way, int direction, Stage atEnd);

  const StateSpace* space_;
  Costs costs_;
  std::array<const ByDamage*, 6> ahead_{};
  std::array<int, 6> runs_{};
  std::array<std::array<ByDamage, 4>, 6> crash_{};
  std::array<std::vector<ByDamage>, 6> gathered_; // where a way passes into another stage
  std::vector<ByDamage> nothing_;                 // what finishing costs
};

} // namespace fairway::validator
