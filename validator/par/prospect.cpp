#include "validator/par/prospect.h"

#include <algorithm>

namespace fairway::validator {

Prospect::Prospect(const StateSpace& space, Costs costs) : space_(&space), costs_(costs) {
  const auto count = static_cast<std::size_t>(space.dice().count());
  nothing_.assign(count, ByDamage::all(0));
  gathered_.fill(nothing_);
}

void Prospect::look(const ValueTable& values, StateSpace::Water water, Stage stage) {
  for (int direction = 0; direction < 6; ++direction) lookAhead(values, water, direction, stage);
}

void Prospect::lookAhead(const ValueTable& values, StateSpace::Water water, int direction, Stage stage) {
  const auto index = static_cast<std::size_t>(direction);
  const StateSpace::Way& way = space_->way(water, direction);
  const StateSpace::Stretches stretches = space_->stretches(water, direction, stage);
  const auto statesOf = [&](Stage after) {
    return after == finishedStage ? nothing_.data() : &values.at(after, way.slot);
  };
  runs_[index] = way.run;
  const Stage atEnd = (stretches.last - 1)->stage;
  if (stretches.last - stretches.first == 1) {
    ahead_[index] = statesOf(atEnd);
  } else {
    int from = 0;
    for (const StateSpace::Stretch& stretch : stretches) {
      const ByDamage* states = statesOf(stretch.stage);
      std::copy(states + from, states + stretch.diceEnd, gathered_[index].begin() + from);
      from = stretch.diceEnd;
    }
    ahead_[index] = gathered_[index].data();
  }
  lookAtCrash(values, way, direction, atEnd);
}

void Prospect::lookAtCrash(const ValueTable& values, const StateSpace::Way& way, int direction, Stage atEnd) {
  auto& crash = crash_[static_cast<std::size_t>(direction)];
  // A crash in the move that finishes costs nothing.
  crash.fill(ByDamage::all(atEnd == finishedStage ? 0 : costs_.sink));
  if (atEnd == finishedStage) return;
  const ByDamage& withoutDice = values.at(atEnd, way.endSlot);
  for (int missing = 1; missing < damageLevels; ++missing)
    for (int damage = 0; damage + missing < damageLevels; ++damage)
      crash[static_cast<std::size_t>(missing - 1)].set(damage, withoutDice[damage + missing]);
}

void Prospect::afterRoll(int heading, int maxTotal, ByDamage* result) const {
  // The longest run first: a shorter one may only be chosen for the totals that it allows.
  std::array<int, 3> ways{(heading + 5) % 6, heading, (heading + 1) % 6};
  std::sort(ways.begin(), ways.end(), [&](int a, int b) { return run(a) > run(b); });
  const DiceTable& dice = space_->dice();
  const int longest = run(ways[0]);
  const auto reach = [&](int which) {
    return dice.countUpTo(std::min(run(ways[static_cast<std::size_t>(which)]), maxTotal));
  };
  const ByDamage* first = ahead(ways[0]);
  const ByDamage* second = ahead(ways[1]);
  const ByDamage* third = ahead(ways[2]);
  int i = 0;
  for (const int end = reach(2); i < end; ++i) result[i] = least(least(first[i], second[i]), third[i]);
  for (const int end = reach(1); i < end; ++i) result[i] = least(first[i], second[i]);
  for (const int end = reach(0); i < end; ++i) result[i] = first[i];

  for (int total = longest + 1; total <= maxTotal; ++total) {
    const int missing = std::min(total - longest, damageLevels);
    ByDamage cost = crash(ways[0], missing);
    for (std::size_t other = 1; other < 3 && run(ways[other]) == longest; ++other)
      cost = least(cost, crash(ways[other], missing));
    for (const int end = dice.countUpTo(total); i < end; ++i) result[i] = cost;
  }
}

} // namespace fairway::validator
