#include "validator/simulation/par_pilot.h"

namespace fairway::validator {

using lake_race::Boat;
using lake_race::Dice;
using lake_race::DiceChoice;
using lake_race::Move;
using lake_race::Race;
using lake_race::Steer;

ParPilot::ParPilot(const Par& par, std::optional<int> assumedDamage)
    : par_(par), assumedDamage_(assumedDamage), chooser_(par.space(), par.costs(), par.values()) {}

StartPlace ParPilot::choosePlace(const Race& race, Random&) {
  StartPlace best;
  double least = std::numeric_limits<double>::infinity();
  race.forEachPlace([&](lake_race::CourseBoard::CellIndex cell) {
    const StateSpace::Water water = par_.space().waterAt(cell);
    const int heading = par_.bestHeading(water);
    const double value = par_.startValue(water, heading);
    if (value >= least) return;
    least = value;
    best = {cell, static_cast<Direction>(heading)};
  });
  return best;
}

DiceChoice ParPilot::chooseDice(const Race& race, Random&) {
  const Boat& boat = race.boat(race.seatToAct());
  const StateSpace& space = par_.space();
  const StateSpace::Water water = space.waterAt(boat.cell);
  const int heading = static_cast<int>(boat.heading);
  const StateSpace::Way& way = space.way(water, heading);
  const int dice = space.dice().indexOf(boat.dice);
  const Stage stage = stageOf(boat.progress);
  const DiceChoiceCode code =
      space.dice().total(dice) <= way.back
          ? par_.policy().choice(stage, space.entryOf(way, heading, dice), damageOf(boat))
          : stoppedShort(water, heading, stage, dice, damageOf(boat)).choice;
  const int kept = keptDice(code);
  return {space.dice().at(kept), countAfterRoll(code) - space.dice().size(kept)};
}

Steer ParPilot::chooseSteer(const Race& race, Random&) {
  const Boat& boat = race.boat(race.seatToAct());
  const lake_race::SteerSet legal = race.legalSteers();
  Steer best = Steer::Straight;
  double least = std::numeric_limits<double>::infinity();
  for (const Steer steer : lake_race::allSteers) {
    if (!legal.contains(steer)) continue;
    if (legal.size() == 1) return steer;
    const double cost =
        costOf(race.moveFor(steer), lake_race::steered(boat.heading, steer), boat.dice, damageOf(boat));
    if (cost >= least) continue;
    least = cost;
    best = steer;
  }
  return best;
}

double ParPilot::costOf(const Move& move, Direction heading, Dice dice, int damage) {
  if (move.progress.finished()) return 0;
  const int after = damage + move.missing;
  if (after >= lake_race::sinkingDamage) return par_.options().sinkPenalty;
  const StateSpace& space = par_.space();
  const StateSpace::Water water = space.waterAt(move.end);
  const StateSpace::Way& way = space.way(water, static_cast<int>(heading));
  const int lying = move.crashed() ? 0 : space.dice().indexOf(dice);
  const Stage stage = stageOf(move.progress);
  if (space.dice().total(lying) > way.back)
    return stoppedShort(water, static_cast<int>(heading), stage, lying, after).value;
  return par_.values().at(stage, space.entryOf(way, static_cast<int>(heading), lying))[after];
}

const AnyStateChoice& ParPilot::stoppedShort(StateSpace::Water water, int heading, Stage stage, int dice,
                                             int damage) {
  const std::uint64_t key =
      (((static_cast<std::uint64_t>(water) * 6 + static_cast<std::uint64_t>(heading)) * stageCount +
        static_cast<std::uint64_t>(stage)) *
           codesPerCount +
       static_cast<std::uint64_t>(dice)) *
          damageLevels +
      static_cast<std::uint64_t>(damage);
  const auto [found, isNew] = known_.try_emplace(key);
  if (isNew) found->second = chooser_.choose(water, heading, stage, dice, damage);
  return found->second;
}

} // namespace fairway::validator
