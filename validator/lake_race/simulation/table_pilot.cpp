#include "validator/lake_race/simulation/table_pilot.h"

#include "rules/lake_race/table/lake_play.h"
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
    for (const auto& par : pars_) pilots_.push_back(std::make_shared<ParPilot>(*par, assumedDamage(kind)));
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
  std::vector<std::shared_ptr<ParPilot>> pilots_; // by race
  std::shared_ptr<RandomPilot> random_;           // instead of them
  std::uint64_t seed_;
  int seat_;
  std::size_t race_ = 0;
  Logbook log_;
};

} // namespace

table::Pilot tablePilot(PilotKind kind, std::vector<std::shared_ptr<const Par>> pars, std::uint64_t seed,
                        int seat) {
  return SeatPilot(kind, std::move(pars), seed, seat);
}

} // namespace fairway::validator::lake_race
