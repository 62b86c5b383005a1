#include "validator/lake_race/simulation/casual_pilot.h"

#include <algorithm>
#include <cmath>

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

constexpr double carePerTurn = 4;

// Costs, in `chance`, become chances. They are compared with the least, so that no weight is lost to
// rounding.
template <class Option>
void weigh(std::vector<Option>& options) {
  double least = std::numeric_limits<double>::infinity();
  for (const Option& option : options) least = std::min(least, option.chance);
  double all = 0;
  for (Option& option : options) {
    option.chance = std::exp(-carePerTurn * (option.chance - least));
    all += option.chance;
  }
  for (Option& option : options) option.chance /= all;
}

template <class Option>
const Option& drawn(const std::vector<Option>& options, Random& chance) {
  constexpr double perUnit = 1.0 / (std::uint64_t{1} << 53);
  double left = static_cast<double>(chance.next() >> 11) * perUnit;
  for (const Option& option : options) {
    left -= option.chance;
    if (left < 0) return option;
  }
  return options.back(); // what rounding left over
}

} // namespace

DiceChoice CasualPilot::chooseDice(const Race& race, Logbook& log) {
  return drawn(diceChances(race), log.chance).choice;
}

Steer CasualPilot::chooseSteer(const Race& race, Logbook& log) {
  return drawn(steerChances(race), log.chance).steer;
}

std::vector<CasualPilot::DiceChance> CasualPilot::diceChances(const Race& race) {
  const int seat = race.seatToAct();
  const DiceTable& table = par_.space().dice();
  std::vector<DiceChance> options;
  for (const ChoiceCost& choice : values_.choices(numbered(race.boat(seat)), othersThan(seat, race)))
    options.push_back({{table.at(choice.keep), choice.roll}, choice.cost});
  weigh(options);
  return options;
}

std::vector<CasualPilot::SteerChance> CasualPilot::steerChances(const Race& race) {
  const int seat = race.seatToAct();
  const RacingBoat boat = numbered(race.boat(seat));
  const TakenWaters taken = othersThan(seat, race);
  const SteerSet legal = race.legalSteers();
  std::vector<SteerChance> options;
  for (const Steer steer : allSteers)
    if (legal.contains(steer)) options.push_back({steer, values_.endOf(boat, boat.dice, steer, taken).value});
  weigh(options);
  return options;
}

RacingBoat CasualPilot::numbered(const Boat& boat) const {
  return {par_.space().waterAt(boat.cell), static_cast<int>(boat.heading),
          par_.space().dice().indexOf(boat.dice), boat.damage, boat.progress};
}

TakenWaters CasualPilot::othersThan(int seat, const Race& race) {
  taken_.clear();
  for (int other = 1; other <= race.players(); ++other)
    if (other != seat && race.boat(other).status == BoatStatus::Racing)
      taken_.push_back(par_.space().waterAt(race.boat(other).cell));
  return taken_;
}

} // namespace fairway::validator::lake_race
