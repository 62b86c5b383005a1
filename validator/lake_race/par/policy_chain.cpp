#include "validator/lake_race/par/policy_chain.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

PolicyChain::PolicyChain(const SolvedRace& race)
    : race_(race), prospect_(race.space, race.costs),
      ids_(race.space.entriesPerStage() * stageCount * damageLevels, noId) {}

PolicyChain::Id PolicyChain::start(StateSpace::Water water, int heading) {
  State state{};
  state.water = water;
  state.heading = static_cast<std::uint8_t>(heading);
  return idOf(0, race_.space.way(water, heading).slot, state);
}

PolicyChain::Id PolicyChain::idOf(Stage stage, std::size_t entry, const State& state) {
  Id& id = ids_[(static_cast<std::size_t>(stage) * race_.space.entriesPerStage() + entry) * damageLevels +
                state.damage];
  if (id == noId) {
    id = stateCount();
    states_.push_back(state);
    states_.back().stage = static_cast<std::uint8_t>(stage);
    states_.back().stepCount = notKnown;
  }
  return id;
}

PolicyChain::Turn PolicyChain::turn(Id id) {
  if (states_[static_cast<std::size_t>(id)].stepCount == notKnown) workOut(id);
  const State& state = states_[static_cast<std::size_t>(id)];
  return {{steps_.data() + state.stepsAt, static_cast<std::size_t>(state.stepCount)}, state.finished};
}

void PolicyChain::workOut(Id id) {
  const State state = states_[static_cast<std::size_t>(id)]; // a copy: new states may move the others
  const StateSpace& space = race_.space;
  const auto entry = space.entryOf(space.way(state.water, state.heading), state.heading, state.dice);
  const DiceChoiceCode code = race_.policy.choice(state.stage, entry, state.damage);
  const fairway::lake_race::Dice kept = space.dice().at(keptDice(code));
  const int rolls = countAfterRoll(code) - kept.count();
  prospect_.lookFrom(race_.values, state.water, state.stage, state.heading);
  turnAt_ = steps_.size();
  double finished = 0;
  fairway::lake_race::forEachRoll(rolls, [&](fairway::lake_race::Dice result, std::uint64_t ways) {
    rolled(state, space.dice().indexOf(kept + result), static_cast<double>(ways) / std::pow(3.0, rolls),
           finished);
  });
  State& known = states_[static_cast<std::size_t>(id)];
  known.finished = finished;
  known.stepsAt = static_cast<std::uint32_t>(turnAt_);
  known.stepCount = static_cast<std::int32_t>(steps_.size() - turnAt_);
}

// These dice lie: the boat steers the best way, and moves.
void PolicyChain::rolled(const State& state, int dice, double probability, double& finished) {
  const StateSpace& space = race_.space;
  const int direction = bestWay(state, dice);
  const StateSpace::Way& way = space.way(state.water, direction);
  const int missing = space.dice().total(dice) - way.run;
  const Stage after = missing > 0 ? (space.stretches(state.water, direction, state.stage).end() - 1)->stage
                                  : space.stageAfter(state.water, direction, state.stage, dice);
  if (after == finishedStage) {
    finished += probability;
    return;
  }
  const int damage = state.damage + std::max(missing, 0);
  if (damage >= damageLevels) return;
  State next{};
  next.water = endOf(state.water, direction, std::min<int>(way.run, space.dice().total(dice)));
  next.heading = static_cast<std::uint8_t>(direction);
  next.damage = static_cast<std::uint8_t>(damage);
  next.dice = missing > 0 ? DiceTable::Index{0} : static_cast<DiceTable::Index>(dice);
  lead(idOf(after, missing > 0 ? way.endSlot : way.slot + static_cast<std::size_t>(dice), next), probability);
}

// The first of the cheapest, in the order in which pilots look at them.
int PolicyChain::bestWay(const State& state, int dice) const {
  const StateSpace& space = race_.space;
  const int total = space.dice().total(dice);
  const auto heading = static_cast<Direction>(state.heading);
  const fairway::lake_race::SteerSet legal =
      fairway::lake_race::legalSteers(space.board(), space.cellOf(state.water), heading, total);
  int best = -1;
  double least = 0;
  for (const fairway::lake_race::Steer steer : fairway::lake_race::allSteers) {
    if (!legal.contains(steer)) continue;
    const int direction = static_cast<int>(fairway::lake_race::steered(heading, steer));
    const int missing = total - prospect_.run(direction);
    const double cost = missing > 0 ? prospect_.crash(direction, missing)[state.damage]
                                    : prospect_.ahead(direction)[dice][state.damage];
    if (best >= 0 && cost >= least) continue;
    best = direction;
    least = cost;
  }
  return best;
}

StateSpace::Water PolicyChain::endOf(StateSpace::Water water, int direction, int steps) const {
  const fairway::lake_race::CourseBoard& board = race_.space.board();
  StateSpace::CellIndex cell = race_.space.cellOf(water);
  for (int step = 0; step < steps; ++step) cell = board.next(cell, static_cast<Direction>(direction));
  return race_.space.waterAt(cell);
}

void PolicyChain::lead(Id to, double probability) {
  const auto begin = steps_.begin() + static_cast<std::ptrdiff_t>(turnAt_);
  const auto known = std::find_if(begin, steps_.end(), [to](const Step& step) { return step.to == to; });
  if (known != steps_.end())
    known->probability += probability;
  else
    steps_.push_back({to, probability});
}

} // namespace fairway::validator::lake_race
