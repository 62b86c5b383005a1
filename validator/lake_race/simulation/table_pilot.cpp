#include "validator/lake_race/simulation/table_pilot.h"

#include "validator/lake_race/par/state_query.h"
#include "validator/lake_race/simulation/casual_pilot.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/simulation/race_runner.h"
#include "validator/lake_race/simulation/random_pilot.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

// What it knows of the race goes with it when it is copied; the pilots themselves keep nothing of a race.
class SeatPilot {
public:
  SeatPilot(PilotKind kind, std::vector<std::shared_ptr<const Par>> pars, std::uint64_t seed, int seat)
      : pars_(std::move(pars)), seed_(seed), seat_(seat), log_(luckOf(seed, 0, seat).log) {
    for (const auto& par : pars_) pilots_.push_back(pilotOn(*par, kind));
    if (kind == PilotKind::Random) random_ = std::make_shared<RandomPilot>(tableMaxDice);
  }

  Tree operator()(const table::Play& play) {
    const auto& lake = static_cast<const LakePlay&>(play);
    if (lake.raceNumber() != race_) {
      race_ = lake.raceNumber();
      log_ = luckOf(seed_, race_, seat_).log;
    }
    RacePilot& pilot = random_ ? static_cast<RacePilot&>(*random_) : *pilots_[race_];
    const Race& race = lake.race();
    switch (lake.moment()) {
    case table::Moment::Place: {
      const StartPlace place = pilot.choosePlace(race, log_);
      if (place.cell == fairway::lake_race::CourseBoard::noCell) return {};
      return fairway::lake_race::placeChoice(race.board().cellAt(place.cell), place.heading);
    }
    case table::Moment::Dice:
      return fairway::lake_race::diceChoice(chooseDice(pilot, race));
    case table::Moment::Steer:
      return fairway::lake_race::steerChoice(chooseSteer(pilot, race));
    default:
      return {};
    }
  }

private:
  static std::shared_ptr<RacePilot> pilotOn(const Par& par, PilotKind kind) {
    if (kind == PilotKind::Casual) return std::make_shared<CasualPilot>(par);
    return std::make_shared<ParPilot>(par, assumedDamage(kind));
  }

  // More dice than pilots take are only found in records that others began: then one goes at a time.
  fairway::lake_race::DiceChoice chooseDice(RacePilot& pilot, const Race& race) {
    std::vector<int> dice = faces(race.boat(seat_).dice);
    if (dice.size() <= tableMaxDice) return pilot.chooseDice(race, log_);
    dice.pop_back();
    return {*fairway::lake_race::diceShowing(dice), 0};
  }

  Steer chooseSteer(RacePilot& pilot, const Race& race) {
    const fairway::lake_race::Boat& boat = race.boat(seat_);
    if (boat.dice.count() > tableMaxDice) {
      for (const Steer steer : fairway::lake_race::allSteers)
        if (race.legalSteers().contains(steer)) return steer;
    }
    const Steer steer = pilot.chooseSteer(race, log_);
    const auto run = fairway::lake_race::runAhead(
        race.board(), boat.cell, fairway::lake_race::steered(boat.heading, steer), boat.dice.total());
    if (race.moveFor(steer).steps < run.steps) pilot.noteStop(race, steer, log_);
    return steer;
  }

  std::vector<std::shared_ptr<const Par>> pars_;
  std::vector<std::shared_ptr<RacePilot>> pilots_; // by race
  std::shared_ptr<RandomPilot> random_;            // instead of them
  std::uint64_t seed_;
  int seat_;
  std::size_t race_ = 0;
  Logbook log_;
};

using Costs = std::vector<std::pair<Tree, double>>;

Costs costsOfPlaces(const LakePlay& play, const Par& par) {
  Costs costs;
  const int damage = play.race().boat(play.seat()).damage;
  play.race().forEachPlace([&](CourseBoard::CellIndex cell) {
    for (const Direction heading : allDirections)
      costs.emplace_back(placeChoice(play.race().board().cellAt(cell), heading),
                         par.startValue(par.space().waterAt(cell), static_cast<int>(heading), damage));
  });
  return costs;
}

Costs costsOfTurn(const LakePlay& play, const Par& par) {
  Costs costs;
  const Race& race = play.race();
  const Boat& boat = race.boat(play.seat());
  const BoatState state{boat.cell, boat.heading, boat.dice, boat.damage, boat.progress};
  if (play.moment() == table::Moment::Dice) {
    for (const auto& option : diceOptions(par, state))
      costs.emplace_back(diceChoice(option.choice), option.cost);
    return costs;
  }
  for (const Steer steer : allSteers)
    if (race.legalSteers().contains(steer))
      costs.emplace_back(steerChoice(steer),
                         costAfter(par, state, steered(boat.heading, steer), boat.dice, race.moveFor(steer)));
  return costs;
}

} // namespace

table::Pilot tablePilot(PilotKind kind, std::vector<std::shared_ptr<const Par>> pars, std::uint64_t seed,
                        int seat) {
  return SeatPilot(kind, std::move(pars), seed, seat);
}

Result<std::shared_ptr<const Par>, NoPilot> LakeTablePilots::solved(std::size_t race, WorkWatch& watch) {
  if (pars_[race]) return pars_[race];
  auto par = Par::solve(*table_.boards[race], {tableMaxDice, 60}, watch);
  if (par) return pars_[race] = *par;
  using enum NoPilot::Why;
  switch (par.fault()) {
  case ParRefusal::Stopped:
    return NoPilot{Stopped, phrase("stopped")};
  case ParRefusal::TooLarge:
    return NoPilot{TooMuch, phrase("the lake is too large to be solved; choose another pilot")};
  case ParRefusal::NoRoute:
    break;
  }
  return NoPilot{Unplayable,
                 phrase("no race can end: the gates cannot be passed in order (see `fairway validate`)")};
}

Result<table::Pilot, NoPilot> LakeTablePilots::pilot(const std::string& name, int seat, WorkWatch& watch) {
  const auto kind = pilotNamed(name);
  if (!kind) return noSuchPilot(name);
  std::vector<std::shared_ptr<const Par>> pars;
  for (std::size_t race = 0; race < pars_.size() && *kind != PilotKind::Random; ++race) {
    PartWatch part(watch, static_cast<double>(race) / static_cast<double>(pars_.size()),
                   static_cast<double>(race + 1) / static_cast<double>(pars_.size()));
    auto par = solved(race, part);
    if (!par) return par.fault();
    pars.push_back(*par);
  }
  return tablePilot(*kind, std::move(pars), table_.seed, seat);
}

Result<Advice, table::Refused> LakeTablePilots::advice(const table::Play& play, WorkWatch& watch) {
  const auto& lake = static_cast<const LakePlay&>(play);
  const table::Moment moment = lake.moment();
  if (moment == table::Moment::Over || moment == table::Moment::Chance) return Advice{phrase("turns"), {}};
  if (lake.race().boat(lake.seat()).dice.count() > tableMaxDice)
    return table::notThisMoment(phrase("there is advice for at most six dice"));
  const auto par = solved(lake.raceNumber(), watch);
  if (!par) return table::notThisMoment(phrase("there is no advice: {1}", {par.fault().message}));
  return adviceOf(phrase("turns"),
                  moment == table::Moment::Place ? costsOfPlaces(lake, **par) : costsOfTurn(lake, **par));
}

} // namespace fairway::validator::lake_race
