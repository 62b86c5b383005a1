#include "validator/lake_race/simulation/par_pilot.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

ParPilot::ParPilot(const Par& par, std::optional<int> assumedDamage)
    : par_(par), assumedDamage_(assumedDamage), chooser_(par.space(), par.costs(), par.values()),
      decision_(par.space().dice()) {}

StartPlace ParPilot::choosePlace(const Race& race, Logbook&) {
  const int damage = damageOf(race.boat(race.seatToAct()));
  StartPlace best;
  double least = std::numeric_limits<double>::infinity();
  race.forEachPlace([&](fairway::lake_race::CourseBoard::CellIndex cell) {
    const StateSpace::Water water = par_.space().waterAt(cell);
    const int heading = par_.bestHeading(water, damage);
    const double value = par_.startValue(water, heading, damage);
    if (value >= least) return;
    least = value;
    best = {cell, static_cast<Direction>(heading)};
  });
  return best;
}

DiceChoice ParPilot::chooseDice(const Race& race, Logbook& log) {
  const Boat& boat = race.boat(race.seatToAct());
  const Numbered state = numbered(boat, boat.dice);
  log.diceBefore = boat.dice;
  if (log.blocked() && parOf(state) < log.blockedAt - noBetterPar) log.forget();
  DiceChoiceCode code = 0;
  if (log.blocked()) {
    const BestDice best = lookRound(race, state, log);
    log.found[keyOfState(state)] = std::max(best.cost, parOf(state));
    code = best.choice;
  } else {
    code = choiceOf(state);
  }
  const DiceTable& dice = par_.space().dice();
  const int kept = keptDice(code);
  return {dice.at(kept), countAfterRoll(code) - dice.size(kept)};
}

Steer ParPilot::chooseSteer(const Race& race, Logbook& log) {
  const Boat& boat = race.boat(race.seatToAct());
  const fairway::lake_race::SteerSet legal = race.legalSteers();
  Steer best = Steer::Straight;
  double least = std::numeric_limits<double>::infinity();
  for (const Steer steer : fairway::lake_race::allSteers) {
    if (!legal.contains(steer)) continue;
    if (legal.size() == 1) return steer;
    const double cost = costOf(race.moveFor(steer), fairway::lake_race::steered(boat.heading, steer),
                               boat.dice, damageOf(boat), log);
    if (cost >= least) continue;
    least = cost;
    best = steer;
  }
  return best;
}

void ParPilot::noteStop(const Race& race, Steer steer, Logbook& log) {
  const Boat& boat = race.boat(race.seatToAct());
  const Move move = race.moveFor(steer);
  if (move.progress.finished() || damageOf(boat) + move.missing >= fairway::lake_race::sinkingDamage) return;
  const double before = parOf(numbered(boat, log.diceBefore));
  const Numbered ending =
      after(move, fairway::lake_race::steered(boat.heading, steer), boat.dice, damageOf(boat));
  if (parOf(ending) >= before - noBetterPar) log.blockedAt = std::min(log.blockedAt, before);
}

ParPilot::Numbered ParPilot::numbered(const Boat& boat, Dice dice) const {
  return {par_.space().waterAt(boat.cell), static_cast<int>(boat.heading), stageOf(boat.progress),
          par_.space().dice().indexOf(dice), damageOf(boat)};
}

ParPilot::Numbered ParPilot::after(const Move& move, Direction heading, Dice dice, int damage) const {
  return {par_.space().waterAt(move.end), static_cast<int>(heading), stageOf(move.progress),
          move.crashed() ? 0 : par_.space().dice().indexOf(dice), damage + move.missing};
}

bool ParPilot::isStored(const Numbered& state) const {
  return par_.space().dice().total(state.dice) <= par_.space().way(state.water, state.heading).back;
}

double ParPilot::parOf(const Numbered& state) {
  if (!isStored(state)) return stoppedShort(state).cost;
  const StateSpace& space = par_.space();
  const auto entry = space.entryOf(space.way(state.water, state.heading), state.heading, state.dice);
  return par_.values().at(state.stage, entry)[state.damage];
}

DiceChoiceCode ParPilot::choiceOf(const Numbered& state) {
  if (!isStored(state)) return stoppedShort(state).choice;
  const StateSpace& space = par_.space();
  const auto entry = space.entryOf(space.way(state.water, state.heading), state.heading, state.dice);
  return par_.policy().choice(state.stage, entry, state.damage);
}

const BestDice& ParPilot::stoppedShort(const Numbered& state) {
  if (known_.size() >= mostKnownStops)
    known_.clear(); // rather than fill the memory; it is only worked out again
  const auto [found, isNew] = known_.try_emplace(keyOfState(state));
  if (isNew)
    found->second = chooser_.choose(state.water, state.heading, state.stage, state.dice, state.damage);
  return found->second;
}

double ParPilot::costOf(const Move& move, Direction heading, Dice dice, int damage, const Logbook& log) {
  if (move.progress.finished()) return 0;
  if (damage + move.missing >= fairway::lake_race::sinkingDamage) return par_.options().sinkPenalty;
  const Numbered state = after(move, heading, dice, damage);
  if (!log.found.empty())
    if (const auto found = log.found.find(keyOfState(state)); found != log.found.end()) return found->second;
  return parOf(state);
}

// One turn ahead, as the rules and the other boats have it now.
BestDice ParPilot::lookRound(const Race& race, const Numbered& state, const Logbook& log) {
  const Boat& boat = race.boat(race.seatToAct());
  const auto taken = [&](fairway::lake_race::CourseBoard::CellIndex cell) { return race.isTaken(cell); };
  BestDice best = decision_.best(state.dice, [&](int result) {
    const Dice dice = par_.space().dice().at(result);
    const auto legal = fairway::lake_race::legalSteers(race.board(), boat.cell, boat.heading, dice.total());
    double least = std::numeric_limits<double>::infinity();
    for (const Steer steer : fairway::lake_race::allSteers) {
      if (!legal.contains(steer)) continue;
      const Direction heading = fairway::lake_race::steered(boat.heading, steer);
      const Move move =
          fairway::lake_race::moveAhead(race.board(), boat.cell, heading, dice.total(), boat.progress, taken);
      least = std::min(least, costOf(move, heading, dice, state.damage, log));
    }
    return least;
  });
  best.cost += par_.costs().turn;
  return best;
}

} // namespace fairway::validator::lake_race
