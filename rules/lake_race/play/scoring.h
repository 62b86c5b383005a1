#pragma once

#include "rules/lake_race/play/race.h"
#include "rules/lake_race/play/record.h"

namespace fairway::lake_race {

// What counts of a race that is over.
struct RaceOutcome {
  int players = 0;
  int first = 1;
  bool variant = false;
  SeatList ranking;            // all seats
  SeatList finishers;          // in the order of finishing
  SeatList sunk;               // in the order of sinking
  BySeat<std::uint32_t> turns; // of its own that each boat took
  BySeat<bool> damaged;        // in this race

  friend bool operator==(const RaceOutcome&, const RaceOutcome&) = default;
};

RaceOutcome outcomeOf(const Race& race);

// Points of a race that is over: for places, times `multiple` (race B counts double, race C triple), and what
// the variant adds, which is never multiplied.
BySeat<int> pointsOf(const RaceOutcome& outcome, int multiple, SunkBonus sunkBonus);
BySeat<int> pointsOf(const Race& race, int multiple, SunkBonus sunkBonus);

} // namespace fairway::lake_race
