#include "validator/lake_race/par/bellman_update.h"

#include "validator/lake_race/par/dice_choice_code.h"

#include <algorithm>

namespace fairway::validator::lake_race {

Backup::Backup(const StateSpace& space, Costs costs)
    : space_(&space), turn_(costs.turn), prospect_(space, costs) {
  const DiceTable& dice = space.dice();
  const auto places = static_cast<std::size_t>(dice.count()) + 1;
  rolled_.assign(places, ByDamage::infinite());
  expected_.assign(places, ByDamage::infinite());
  kept_.assign(places, ByDamage::infinite());
  keptBest_.assign(places, ByDamage::all(0));
  const auto beyond = static_cast<DiceTable::Index>(dice.count());
  const auto orBeyond = [&](DiceTable::Index index) { return index == DiceTable::none ? beyond : index; };
  for (int size = 0; size <= dice.maxDice(); ++size) {
    auto& plus = plus_.emplace_back();
    auto& minus = minus_.emplace_back();
    for (const DiceTable::Index i : dice.ofSize(size)) {
      plus.push_back({{orBeyond(dice.plus(i, 1)), orBeyond(dice.plus(i, 2)), orBeyond(dice.plus(i, 3))}, i});
      minus.push_back(
          {{orBeyond(dice.minus(i, 1)), orBeyond(dice.minus(i, 2)), orBeyond(dice.minus(i, 3))}, i});
    }
  }
}

void Backup::look(const ValueTable& values, StateSpace::Water water, Stage stage) {
  water_ = water;
  prospect_.look(values, water, stage);
}

void Backup::lookFrom(const ValueTable& values, StateSpace::Water water, Stage stage, int heading) {
  water_ = water;
  prospect_.lookFrom(values, water, stage, heading);
}

void Backup::evaluate(int heading, ByDamage* states) {
  evaluateAll<false>(heading, states, nullptr);
}

void Backup::evaluate(int heading, ByDamage* states, ByDamage* choices) {
  evaluateAll<true>(heading, states, choices);
}

template <bool withChoice>
void Backup::evaluateAll(int heading, ByDamage* states, ByDamage* choices) {
  const StateSpace::Way& way = space_->way(water_, heading);
  const int stateCount = space_->stateCount(way);
  // So much water behind allows so many dice, and one more may be added.
  const int maxKept = std::min<int>(way.back, space_->dice().maxDice());
  const int maxRolled = std::min(maxKept + 1, space_->dice().maxDice());
  prospect_.afterRoll(heading, fairway::lake_race::maxDie * maxRolled, rolled_.data());
  std::fill(states, states + stateCount, ByDamage::infinite());
  for (int diceCount = 0; diceCount <= maxRolled; ++diceCount) {
    expectations(diceCount);
    leastKept<withChoice>(diceCount, maxKept, stateCount, states, choices);
  }
  const ByDamage turn = ByDamage::all(turn_);
  for (int i = 0; i < stateCount; ++i) states[i] = states[i] + turn;
}

void Backup::expectations(int diceCount) {
  constexpr double third = 1.0 / 3;
  const ByDamage* from = rolled_.data();
  for (int size = diceCount - 1; size >= 0; --size) {
    for (const Links& links : plus_[static_cast<std::size_t>(size)])
      expected_[links.self] = third * (from[links.to[0]] + from[links.to[1]] + from[links.to[2]]);
    from = expected_.data();
  }
}

template <bool withChoice>
void Backup::leastKept(int diceCount, int maxKept, int stateCount, ByDamage* states, ByDamage* choices) {
  for (int size = 0; size <= std::min(diceCount + 1, maxKept); ++size) {
    // Of diceCount + 1 dice not all can be kept: one is removed.
    const ByDamage* keepAll = size < diceCount    ? expected_.data()
                              : size == diceCount ? rolled_.data()
                                                  : nullptr;
    for (const Links& links : minus_[static_cast<std::size_t>(size)]) {
      if (links.self >= stateCount) break; // ordered by total: all further ones are too high as well
      ByDamage best = keepAll != nullptr ? keepAll[links.self] : ByDamage::infinite();
      ByDamage which = ByDamage::all(codeOf(links.self, diceCount));
      for (const DiceTable::Index less : links.to) {
        if constexpr (withChoice) which = whereLess(kept_[less], best, keptBest_[less], which);
        best = least(kept_[less], best);
      }
      kept_[links.self] = best;
      if constexpr (withChoice) keptBest_[links.self] = which;
      if (size < diceCount - 1) continue;
      if constexpr (withChoice)
        choices[links.self] = whereLess(best, states[links.self], which, choices[links.self]);
      states[links.self] = least(best, states[links.self]);
    }
  }
}

} // namespace fairway::validator::lake_race
