#include "validator/lake_race/coach/par_chain.h"

#include <algorithm>

namespace fairway::validator::lake_race {

ParChain::Id ParChain::idOf(const RacingBoat& boat) {
  struct Numbers {
    StateSpace::Water water;
    int heading;
    Stage stage;
    int dice;
    int damage;
  };
  const Stage stage = stageOf(boat.progress);
  const Id id =
      ids_.find(keyOfState(Numbers{boat.water, boat.heading, stage, boat.dice, boat.damage}), stateCount());
  if (id == stateCount()) {
    states_.emplace_back().boat = boat;
    states_.back().boat.progress = progressAt(stage); // debts of more than 2 count as 2
  }
  return id;
}

ParChain::Id ParChain::idOf(const TurnEnd& end) {
  if (end.fate == Fate::Racing) return idOf(end.boat);
  return end.fate == Fate::Finished ? finished : sunk;
}

bool ParChain::follow(const WorkWatch& watch) {
  for (; known_ < stateCount(); ++known_) {
    if (watch.stopWanted()) return false;
    workOut(known_);
  }
  return true;
}

void ParChain::workOut(Id id) {
  const RacingBoat boat =
      states_[static_cast<std::size_t>(id)].boat; // a copy: new states may move the others
  const ChoiceCost choice = values_.best(values_.choices(boat, {}));
  const std::size_t begin = steps_.size();
  const std::size_t results = results_.size();
  double finishes = 0;
  double sinks = 0;
  forEachResult(values_.space().dice(), choice.keep, choice.roll, [&](int dice, double probability) {
    const TurnEnd end = values_.bestEnd(boat, dice, {});
    const Id to = idOf(end);
    results_.push_back({static_cast<std::uint16_t>(dice), static_cast<std::uint8_t>(end.boat.heading), to});
    if (to == finished) {
      finishes += probability;
    } else if (to == sunk) {
      sinks += probability;
    } else {
      const auto same = std::find_if(steps_.begin() + static_cast<std::ptrdiff_t>(begin), steps_.end(),
                                     [to](const Step& step) { return step.to == to; });
      if (same != steps_.end())
        same->probability += probability;
      else
        steps_.push_back({to, probability});
    }
  });
  State& state = states_[static_cast<std::size_t>(id)];
  state.stepsAt = static_cast<std::uint32_t>(begin);
  state.stepsEnd = static_cast<std::uint32_t>(steps_.size());
  state.resultsAt = static_cast<std::uint32_t>(results);
  state.finished = finishes;
  state.sunk = sinks;
  state.choice = choice;
}

ParChain::Turn ParChain::turn(Id id) const {
  FAIRWAY_EXPECTS(id >= 0 && id < known_);
  const State& state = states_[static_cast<std::size_t>(id)];
  return {{steps_.data() + state.stepsAt, steps_.data() + state.stepsEnd},
          state.finished,
          state.sunk,
          state.choice};
}

const ParChain::Result& ParChain::afterRoll(Id id, int dice) const {
  FAIRWAY_EXPECTS(id >= 0 && id < known_);
  std::size_t at = states_[static_cast<std::size_t>(id)].resultsAt;
  while (results_[at].dice != dice) ++at; // few, side by side
  return results_[at];
}

} // namespace fairway::validator::lake_race
