#include "rules/lake_race/play/scoring.h"

namespace fairway::lake_race {

namespace {

constexpr int sunkBonusPoints = 5;

// What the variant adds for a finisher. Boats take their turns in rounds, so a boat that finishes later has
// had at least as many turns, and no boat loses points here.
int variantPoints(const RaceOutcome& outcome, int seat, SunkBonus sunkBonus) {
  const auto lastTurn = outcome.turns[outcome.finishers[outcome.finishers.size() - 1]];
  const int sunk = outcome.sunk.size();
  const int bonuses = sunkBonus == SunkBonus::Each ? sunk : std::min(sunk, 1);
  return static_cast<int>(lastTurn - outcome.turns[seat]) + sunkBonusPoints * bonuses;
}

} // namespace

RaceOutcome outcomeOf(const Race& race) {
  RaceOutcome outcome{
      race.players(), race.first(), race.variant(), ranking(race), race.finishers(), race.sunk(), {}, {}};
  for (int seat = 1; seat <= race.players(); ++seat) {
    outcome.turns[seat] = race.boat(seat).turns;
    outcome.damaged[seat] = race.boat(seat).damagedInThisRace();
  }
  return outcome;
}

BySeat<int> pointsOf(const RaceOutcome& outcome, int multiple, SunkBonus sunkBonus) {
  BySeat<int> points;
  for (int place = 0; place < outcome.players - outcome.sunk.size(); ++place) {
    const int seat = outcome.ranking[place];
    points[seat] = multiple * (outcome.players - 1 - place);
    if (outcome.variant && place < outcome.finishers.size())
      points[seat] += variantPoints(outcome, seat, sunkBonus);
  }
  return points;
}

BySeat<int> pointsOf(const Race& race, int multiple, SunkBonus sunkBonus) {
  return pointsOf(outcomeOf(race), multiple, sunkBonus);
}

} // namespace fairway::lake_race
