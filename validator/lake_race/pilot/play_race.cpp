#include "validator/lake_race/pilot/play_race.h"

#include "rules/lake_race/play/dice_stream.h"

namespace fairway::validator::lake_race {

using namespace fairway::lake_race;

namespace {

void mustBeLegal(const Refusal& refusal) {
  FAIRWAY_EXPECTS(!refusal); // pilots choose among what the race lists as legal
}

GridEntry placed(Race& race, const Pilot& pilot) {
  const int seat = race.seatToAct();
  const Pilot::Place place = pilot.choosePlace(race);
  mustBeLegal(race.place(seat, place.cell, place.heading));
  return {seat, race.board().cellAt(place.cell), place.heading};
}

TurnEntry turned(Race& race, const Pilot& pilot, DiceStream& dice) {
  const int seat = race.seatToAct();
  const DiceChoice choice = pilot.chooseDice(race);
  const Dice rolled = dice.roll(choice.roll);
  mustBeLegal(race.roll(seat, choice.keep, rolled));
  const Steer steer = pilot.chooseSteer(race);
  mustBeLegal(race.steer(steer));
  return {seat, faces(choice.keep), faces(rolled), steer, race.board().cellAt(race.boat(seat).cell)};
}

} // namespace

PlayedRace playRace(const Pilot& pilot, const CourseBoard& board, const RaceSetup& setup, std::uint64_t seed,
                    std::uint64_t raceNumber) {
  std::vector<DiceStream> dice;
  for (int seat = 1; seat <= setup.players; ++seat) dice.emplace_back(seed, raceNumber, seat);
  PlayedRace played{{setup.players, setup.first, {}, {}}, Race(board, setup)};
  while (played.race.stage() == fairway::lake_race::Stage::Placing)
    played.record.grid.push_back(placed(played.race, pilot));
  while (!played.race.over() && played.record.turns.size() < maxPlayedTurns) {
    DiceStream& own = dice[static_cast<std::size_t>(played.race.seatToAct() - 1)];
    played.record.turns.push_back(turned(played.race, pilot, own));
  }
  return played;
}

} // namespace fairway::validator::lake_race
