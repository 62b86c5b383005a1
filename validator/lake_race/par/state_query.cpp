#include "validator/lake_race/par/state_query.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

template <class Option>
void bestFirst(std::vector<Option>& options) {
  std::stable_sort(options.begin(), options.end(),
                   [](const Option& a, const Option& b) { return a.cost < b.cost; });
}

double leastAfterRoll(const Par& par, const BoatState& state, Dice rolled) {
  return steerOptions(par, state, rolled).front().cost;
}

} // namespace

double costAfter(const Par& par, const BoatState& before, Direction heading, Dice rolled, const Move& move) {
  if (move.progress.finished()) return 0;
  if (before.damage + move.missing >= fairway::lake_race::sinkingDamage) return par.options().sinkPenalty;
  return valueOf(par, {move.end, heading, move.crashed() ? Dice() : rolled, before.damage + move.missing,
                       move.progress});
}

std::vector<SteerOption> steerOptions(const Par& par, const BoatState& state, Dice rolled) {
  const auto legal = fairway::lake_race::legalSteers(par.board(), state.cell, state.heading, rolled.total());
  std::vector<SteerOption> options;
  for (const Steer steer : fairway::lake_race::allSteers) {
    if (!legal.contains(steer)) continue;
    const Direction heading = fairway::lake_race::steered(state.heading, steer);
    const Move move =
        fairway::lake_race::moveAlone(par.board(), state.cell, heading, rolled.total(), state.progress);
    options.push_back({steer, move, costAfter(par, state, heading, rolled, move)});
  }
  bestFirst(options);
  return options;
}

std::vector<DiceOption> diceOptions(const Par& par, const BoatState& state) {
  std::vector<DiceOption> options;
  fairway::lake_race::forEachDiceChoice(state.dice, [&](const DiceChoice& choice) {
    if (choice.keep.count() + choice.roll > par.options().maxDice) return;
    double cost = 0;
    fairway::lake_race::forEachRoll(choice.roll, [&](Dice result, std::uint64_t ways) {
      cost += static_cast<double>(ways) * leastAfterRoll(par, state, choice.keep + result);
    });
    options.push_back({choice, 1 + cost / std::pow(3.0, choice.roll)});
  });
  bestFirst(options);
  return options;
}

bool canBeIn(const Par& par, const BoatState& state) {
  if (state.cell == fairway::lake_race::CourseBoard::noCell || state.progress.finished()) return false;
  const StateSpace::Water water = par.space().waterAt(state.cell);
  return water != StateSpace::noWater && par.space().reachable(water, stageOf(state.progress));
}

double valueOf(const Par& par, const BoatState& state) {
  const StateSpace& space = par.space();
  const StateSpace::Water water = space.waterAt(state.cell);
  FAIRWAY_EXPECTS(water != StateSpace::noWater && state.damage < fairway::lake_race::sinkingDamage);
  const int heading = static_cast<int>(state.heading);
  const StateSpace::Way& way = space.way(water, heading);
  const DiceTable::Index dice = space.dice().indexOf(state.dice);
  if (dice == DiceTable::none || state.dice.total() > way.back) return diceOptions(par, state).front().cost;
  return par.values().at(stageOf(state.progress), space.entryOf(way, heading, dice))[state.damage];
}

} // namespace fairway::validator::lake_race
