#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/par/bellman_update.h"
#include "validator/lake_race/par/dice_choice_code.h"

namespace fairway::validator::lake_race {

// What a perfect boat does with its dice in every stored state. How it steers follows from the values.
class Policy {
public:
  explicit Policy(const StateSpace& space); // nothing is decided yet
  // Should the watch want to stop, the choices mean nothing.
  Policy(const StateSpace& space, Costs costs, const ValueTable& values, const WorkWatch& watch);

  // The choices of a pose as a backup gives them, by dice. Poses are set by several threads.
  void set(const StateSpace& space, StateSpace::Water water, Stage stage, int heading,
           const std::vector<ByDamage>& choices);

  DiceChoiceCode choice(Stage stage, std::size_t entry, int damage) const {
    return choices_[(static_cast<std::size_t>(stage) * entriesPerStage_ + entry) * damageLevels +
                    static_cast<std::size_t>(damage)];
  }

  // Says that the choices of this entry will be asked for soon.
  void fetch(Stage stage, std::size_t entry) const {
    __builtin_prefetch(choices_.data() +
                       (static_cast<std::size_t>(stage) * entriesPerStage_ + entry) * damageLevels);
  }

private:
  std::size_t entriesPerStage_;
  std::vector<DiceChoiceCode> choices_;
};

} // namespace fairway::validator::lake_race
