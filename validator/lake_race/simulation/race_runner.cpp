#include "validator/lake_race/simulation/race_runner.h"

#include "validator/lake_race/simulation/casual_pilot.h"
#include "validator/lake_race/simulation/par_pilot.h"
#include "validator/lake_race/simulation/perfect_runner.h"
#include "validator/lake_race/simulation/random_pilot.h"

#include <algorithm>

namespace fairway::validator::lake_race {

using fairway::lake_race::Boat;
using fairway::lake_race::Race;

namespace {

void mustBeLegal(const fairway::lake_race::Refusal& refusal) {
  FAIRWAY_EXPECTS(!refusal); // pilots choose among what the race lists as legal
}

std::shared_ptr<RacePilot> pilotFor(PilotKind kind, const Par& par) {
  if (kind == PilotKind::Random) return std::make_shared<RandomPilot>(par.options().maxDice);
  if (kind == PilotKind::Casual) return std::make_shared<CasualPilot>(par);
  return std::make_shared<ParPilot>(par, assumedDamage(kind));
}

// Asks the pilots, and lets the rules' race do what they say.
class RuledRunner : public RaceRunner {
public:
  RuledRunner(const Par& par, const std::vector<PilotKind>& pilots, int mostTurns)
      : par_(par), mostTurns_(mostTurns) {
    std::array<std::shared_ptr<RacePilot>, pilotKinds> byKind;
    for (const PilotKind kind : pilots) {
      auto& pilot = byKind[static_cast<std::size_t>(kind)];
      if (!pilot) pilot = pilotFor(kind, par);
      pilots_.push_back(pilot);
    }
  }

  void run(const fairway::lake_race::RaceSetup& setup, std::vector<BoatLuck>& bySeat,
           RaceNotes& notes) override {
    Race race(par_.board(), setup);
    notes.firstPastGate1 = 0;
    notes.stops.clear();
    while (race.stage() == fairway::lake_race::Stage::Placing) place(race, bySeat);
    if (meter_ != nullptr) meter_->begin(boatsOf(race), setup.first);
    for (int turns = 0; !race.over() && turns < mostTurns_; ++turns) {
      const int seat = race.seatToAct();
      turn(race, bySeat[static_cast<std::size_t>(seat - 1)], notes);
      if (notes.firstPastGate1 == 0 && race.boat(seat).progress.gate > 1) notes.firstPastGate1 = seat;
    }
    notes.over = race.over();
    if (notes.over) notes.outcome = fairway::lake_race::outcomeOf(race);
  }

private:
  RacePilot& pilotOf(int seat) { return *pilots_[static_cast<std::size_t>(seat - 1)]; }

  void place(Race& race, std::vector<BoatLuck>& boats) {
    const int seat = race.seatToAct();
    const StartPlace place = pilotOf(seat).choosePlace(race, boats[static_cast<std::size_t>(seat - 1)].log);
    mustBeLegal(race.place(seat, place.cell, place.heading));
  }

  void turn(Race& race, BoatLuck& boat, RaceNotes& notes) {
    const int seat = race.seatToAct();
    RacePilot& pilot = pilotOf(seat);
    const fairway::lake_race::DiceChoice choice = pilot.chooseDice(race, boat.log);
    mustBeLegal(race.roll(seat, choice.keep, boat.dice.roll(choice.roll)));
    const fairway::lake_race::Steer steer = pilot.chooseSteer(race, boat.log);
    const Boat& before = race.boat(seat);
    const Direction heading = fairway::lake_race::steered(before.heading, steer);
    const auto run = fairway::lake_race::runAhead(race.board(), before.cell, heading, before.dice.total());
    const fairway::lake_race::Move move = race.moveFor(steer);
    if (move.steps < run.steps) {
      notes.stops.push_back(move.end);
      pilot.noteStop(race, steer, boat.log);
    }
    const int dice = par_.space().dice().indexOf(before.dice);
    mustBeLegal(race.steer(steer));
    if (meter_ != nullptr)
      meter_->turn(seat, par_.space().dice().indexOf(choice.keep), choice.roll, dice,
                   endOf(race.boat(seat), steer));
  }

  RacingBoat numbered(const Boat& boat) const {
    return {par_.space().waterAt(boat.cell), static_cast<int>(boat.heading),
            par_.space().dice().indexOf(boat.dice), boat.damage, boat.progress};
  }

  std::vector<RacingBoat> boatsOf(const Race& race) const {
    std::vector<RacingBoat> boats;
    for (int seat = 1; seat <= race.players(); ++seat) boats.push_back(numbered(race.boat(seat)));
    return boats;
  }

  TurnEnd endOf(const Boat& boat, fairway::lake_race::Steer steer) const {
    const Fate fate = boat.status == fairway::lake_race::BoatStatus::Finished ? Fate::Finished
                      : boat.status == fairway::lake_race::BoatStatus::Sunk   ? Fate::Sunk
                                                                              : Fate::Racing;
    return {fate, numbered(boat), steer, 0};
  }

  const Par& par_;
  int mostTurns_;
  std::vector<std::shared_ptr<RacePilot>> pilots_; // by seat; seats of one kind share theirs
};

} // namespace

BoatLuck luckOf(std::uint64_t seed, std::uint64_t race, int boat) {
  return {fairway::lake_race::DiceStream(seed, race, boat),
          Logbook(streamSeed(streamSeed(~seed, race), static_cast<std::uint64_t>(boat)))};
}

std::unique_ptr<RaceRunner> ruledRunnerFor(const Par& par, const std::vector<PilotKind>& pilots,
                                           int mostTurns) {
  return std::make_unique<RuledRunner>(par, pilots, mostTurns);
}

std::unique_ptr<RaceRunner> runnerFor(const Par& par, const std::vector<PilotKind>& pilots, int mostTurns) {
  if (!std::all_of(pilots.begin(), pilots.end(), playsPar)) return ruledRunnerFor(par, pilots, mostTurns);
  return std::make_unique<PerfectRunner>(par, pilots, mostTurns);
}

} // namespace fairway::validator::lake_race
