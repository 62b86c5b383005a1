#pragma once

#include "validator/lake_race/par/roll_outcomes.h"

namespace fairway::validator::lake_race {

// The heart of the solver: one turn looked ahead. From what each result of the roll costs it finds what each
// state costs before the dice decision. The expectation is taken one die at a time (a boat that has settled
// on keeping K and rolling m is as well off as one third of each of K+1, K+2, K+3 and m-1), and the best dice
// to keep by leaving out one die at a time.
class Backup {
public:
  Backup(const StateSpace& space, Costs costs);

  void look(const ValueTable& values, StateSpace::Water water, Stage stage);
  void lookFrom(const ValueTable& values, StateSpace::Water water, Stage stage, int heading); // for it alone

  // The least cost of every state at the cell with this heading, by dice: as many as stateCount(way).
  void evaluate(int heading, ByDamage* states);

  // The same, and what to do: for each damage the number of the dice choice (see dice_choice_code.h).
  void evaluate(int heading, ByDamage* states, ByDamage* choices);

  // The cost once these dice lie, for the heading evaluated last.
  const ByDamage& rolled(int dice) const { return rolled_[static_cast<std::size_t>(dice)]; }
  const Prospect& prospect() const { return prospect_; }

private:
  template <bool withChoice>
  void evaluateAll(int heading, ByDamage* states, ByDamage* choices);
  void expectations(int diceCount);
  template <bool withChoice>
  void leastKept(int diceCount, int maxKept, int stateCount, ByDamage* states, ByDamage* choices);

  // A multiset's place and those with one die more or less; where there is none, the extra place at the end.
  struct Links {
    std::array<DiceTable::Index, 3> to;
    DiceTable::Index self;
  };

  const StateSpace* space_;
  double turn_;
  Prospect prospect_;
  std::vector<std::vector<Links>> plus_;  // by number of dice
  std::vector<std::vector<Links>> minus_; // by number of dice
  StateSpace::Water water_ = 0;
  std::vector<ByDamage> rolled_;   // the cost once the dice lie
  std::vector<ByDamage> expected_; // the cost of keeping these and rolling the rest
  std::vector<ByDamage> kept_;     // the same with the best of these kept; the last place is infinite
  std::vector<ByDamage> keptBest_; // which that is
};

} // namespace fairway::validator::lake_race
