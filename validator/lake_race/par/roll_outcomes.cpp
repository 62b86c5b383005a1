#include "validator/lake_race/par/roll_outcomes.h"

#include <algorithm>

namespace fairway::validator::lake_race {

Prospect::Prospect(const StateSpace& space, Costs costs) : space_(&space), costs_(costs) {
  const auto count = static_cast<std::size_t>(space.dice().count());
  nothing_.assign(count, ByDamage::all(0));
  gathered_.fill(nothing_);
}

void Prospect::look(const ValueTable& values, StateSpace::Water water, Stage stage) {
  for (int direction = 0; direction < 6; ++direction) lookAhead(values, water, direction, stage);
}

void Prospect::lookFrom(const ValueTable& values, StateSpace::Water water, Stage stage, int heading) {
  for (const int turn : {5, 0, 1}) lookAhead(values, water, (heading + turn) % 6, stage);
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
  atEnd_[index] = atEnd == finishedStage ? nullptr : &values.at(atEnd, way.endSlot);
  if (stretches.last - stretches.first == 1) {
    ahead_[index] = statesOf(atEnd);
    return;
  }
  int from = 0;
  for (const StateSpace::Stretch& stretch : stretches) {
    const ByDamage* states = statesOf(stretch.stage);
    std::copy(states + from, states + stretch.diceEnd, gathered_[index].begin() + from);
    from = stretch.diceEnd;
  }
  ahead_[index] = gathered_[index].data();
}

ByDamage Prospect::crash(int direction, int missing) const {
  const ByDamage* withoutDice = atEnd_[static_cast<std::size_t>(direction)];
  if (withoutDice == nullptr) return ByDamage::all(0); // a crash in the move that finishes costs nothing
  ByDamage cost = ByDamage::all(costs_.sink);
  for (int damage = 0; damage + missing < damageLevels; ++damage)
    cost.set(damage, (*withoutDice)[damage + missing]);
  return cost;
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

  ByDamage cost{};
  for (int total = longest + 1; total <= maxTotal; ++total) {
    const int missing = total - longest;
    if (missing <= damageLevels) { // with still more missing it is the same: the boat sinks
      cost = crash(ways[0], missing);
      for (std::size_t other = 1; other < 3 && run(ways[other]) == longest; ++other)
        cost = least(cost, crash(ways[other], missing));
    }
    for (const int end = dice.countUpTo(total); i < end; ++i) result[i] = cost;
  }
}

} // namespace fairway::validator::lake_race
