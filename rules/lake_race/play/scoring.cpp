#include "rules/lake_race/play/scoring.h"

namespace fairway::lake_race {

namespace {

constexpr int sunkBonusPoints = 5;

// What the variant adds for a finisher. Boats take their turns in rounds, so who finishes later has had at
// least as many turns, and nobody loses points here.
int variantPoints(const Race& race, int seat, SunkBonus sunkBonus) {
  const SeatList& finishers = race.finishers();
  const auto lastTurn = race.boat(finishers[finishers.size() - 1]).turns;
  const int sunk = race.sunk().size();
  const int bonuses = sunkBonus == SunkBonus::Each ? sunk : std::min(sunk, 1);
  return static_cast<int>(lastTurn - race.boat(seat).turns) + sunkBonusPoints * bonuses;
}

} // namespace

BySeat<int> pointsOf(const Race& race, int multiple, SunkBonus sunkBonus) {
  BySeat<int> points;
  const SeatList seats = ranking(race);
  for (int place = 0; place < seats.size(); ++place) {
    const int seat = seats[place];
    const BoatStatus status = race.boat(seat).status;
    if (status == BoatStatus::Sunk) continue;
    points[seat] = multiple * (race.players() - 1 - place);
    if (race.variant() && status == BoatStatus::Finished)
      points[seat] += variantPoints(race, seat, sunkBonus);
  }
  return points;
}

} // namespace fairway::lake_race
