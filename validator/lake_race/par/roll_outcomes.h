#pragma once

#include "validator/lake_race/par/value_table.h"

#include <array>

namespace fairway::validator::lake_race {

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

  void look(const ValueTable& values, StateSpace::Water water, Stage stage); // in all directions
  void lookFrom(const ValueTable& values, StateSpace::Water water, Stage stage, int heading); // in its three

  // The least cost of each result (by dice, those of the totals up to `maxTotal`) for a boat with this
  // heading.
  void afterRoll(int heading, int maxTotal, ByDamage* result) const;

  // What moving in this direction costs: a state for each of the first `reach` dice.
  const ByDamage* ahead(int direction) const { return ahead_[static_cast<std::size_t>(direction)]; }
  int run(int direction) const { return runs_[static_cast<std::size_t>(direction)]; }
  // What a crash at the end of this direction's run costs: this many cells too few, 1 or more.
  ByDamage crash(int direction, int missing) const;

private:
  void lookAhead(const ValueTable& values, StateSpace::Water water, int direction, Stage stage);

  const StateSpace* space_;
  Costs costs_;
  std::array<const ByDamage*, 6> ahead_{};
  std::array<int, 6> runs_{};
  std::array<const ByDamage*, 6> atEnd_{}; // without dice at the end of the run; none: the move finishes
  std::array<std::vector<ByDamage>, 6> gathered_; // where a way passes into another stage
  std::vector<ByDamage> nothing_;                 // what finishing costs
};

} // namespace fairway::validator::lake_race
