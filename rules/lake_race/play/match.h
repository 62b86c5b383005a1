#pragma once

#include "rules/lake_race/play/scoring.h"

namespace fairway::lake_race {

inline constexpr int racesInMatch = 3;

// Three races A, B, C between the same players: who begins, what damage stays, and who wins. Races are played
// outside and added when they are over.
class Match {
public:
  Match(int players, const MatchOptions& options);

  int players() const { return players_; }
  int racesOver() const { return racesOver_; }

  // Race A may be begun by any seat (it is drawn at random), later races by the previous one's left
  // neighbour.
  std::optional<int> requiredFirst() const; // none: any seat
  Refusal whyNotFirst(int first) const;
  RaceSetup nextRace(int first) const; // the first player must be legal

  // The next race, set up as above and over. Returns its points.
  BySeat<int> add(const RaceOutcome& race);
  BySeat<int> add(const Race& race) { return add(outcomeOf(race)); }

  const BySeat<int>& totals() const { return totals_; }

  // All seats, the best first: by totals, equal ones in the order of the last race. There must be a race.
  SeatList standing() const;

private:
  int players_;
  MatchOptions options_;
  int racesOver_ = 0;
  int lastFirst_ = 0;
  BySeat<int> totals_;
  BySeat<std::uint8_t> racesDamaged_;
  SeatList lastRanking_;
};

} // namespace fairway::lake_race
