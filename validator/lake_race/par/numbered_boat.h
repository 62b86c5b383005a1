#pragma once

#include "rules/lake_race/play/move.h"
#include "validator/lake_race/par/dice_choice_code.h"
#include "validator/lake_race/par/state_space.h"

// Boats in the solver's own numbers: cells are waters, dice are places in the table. What the rules would
// have to work out step by step is looked up.
namespace fairway::validator::lake_race {

// A state (water, heading, stage, dice, damage) as one number.
template <class State>
std::uint64_t keyOfState(const State& state) {
  const auto number = [](int small) { return static_cast<std::uint64_t>(small); };
  return (((number(state.water) * 6 + number(state.heading)) * stageCount + number(state.stage)) *
              codesPerCount +
          number(state.dice)) *
             static_cast<std::uint64_t>(fairway::lake_race::sinkingDamage) +
         number(state.damage);
}

constexpr int opposed(int direction) {
  return (direction + 3) % 6;
}

// The headings to choose from, in the order left, straight, right.
constexpr std::array<int, 3> waysAhead(int heading) {
  return {(heading + 1) % 6, heading, (heading + 5) % 6};
}

// The result of a straight move.
struct NumberedMove {
  StateSpace::Water end = StateSpace::noWater;
  int direction = 0;
  int steps = 0;
  int run = 0; // as far as the water goes, other boats aside
  int missing = 0;
  fairway::lake_race::Progress progress;
};

// What so many steps make of a boat's progress; debts are counted truly, also those that no stage tells
// apart.
fairway::lake_race::Progress progressAfter(const StateSpace& space, StateSpace::Water water,
                                           fairway::lake_race::Progress progress, int direction, int steps);

// The same as the rules' moveAhead. taken(water) says where other boats are.
template <class Taken>
NumberedMove moveAlong(const StateSpace& space, StateSpace::Water water,
                       fairway::lake_race::Progress progress, int direction, int total, Taken&& taken) {
  // What is ahead in one direction is behind in the other.
  const StateSpace::Way& back = space.way(water, opposed(direction));
  NumberedMove move;
  move.direction = direction;
  move.run = std::min<int>(space.way(water, direction).run, total);
  move.missing = total - move.run;
  move.steps = move.run;
  while (move.steps > 0 && taken(space.originOf(back, move.steps))) --move.steps;
  move.end = space.originOf(back, move.steps);
  move.progress = progressAfter(space, water, progress, direction, move.steps);
  return move;
}

} // namespace fairway::validator::lake_race
