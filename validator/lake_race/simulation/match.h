#pragma once

#include "rules/lake_race/play/match.h"
#include "validator/lake_race/simulation/race_runner.h"
#include "validator/lake_race/simulation/tally.h"

namespace fairway::validator::lake_race {

struct MatchSimulationOptions {
  std::int64_t matches = 10000;
  bool exact = false; // false: stops as soon as the verdict is sure
  std::uint64_t seed = 1;
  std::vector<PilotKind> pilots; // one a seat: 2 to 6
  fairway::lake_race::MatchOptions rules;
  int mostTurns = 4000; // of all boats of a race together
};

struct MatchTally {
  struct Seat {
    BlockCount wins;
    std::int64_t points = 0;
  };

  void add(const MatchTally& other);
  std::int64_t ended() const { return matches - abandoned; }

  std::int64_t matches = 0;
  std::int64_t abandoned = 0; // some race did not end: without a result
  std::int64_t blocks = 0;    // whole ones, all of whose matches ended
  fairway::lake_race::BySeat<Seat> seats;
};

struct MatchSimulation {
  MatchTally tally;
  std::vector<Estimate> wins;                // by seat, simultaneous
  Fairness verdict = Fairness::Undecided;    // fair, unfair or undecided
  std::optional<std::int64_t> matchesNeeded; // where the verdict is undecided
};

// The courses of races A, B and C, solved.
using MatchCourses = std::array<std::shared_ptr<const Par>, fairway::lake_race::racesInMatch>;

// Whole matches: seat 1 is the first player of race A, the first player moves on, points double and triple,
// damage is carried. In a block of matches every boat comes to sit on every seat once and takes its luck with
// it. There must be a start cell for every boat. None when the watch wanted to stop.
std::optional<MatchSimulation> simulateMatches(const MatchCourses& courses,
                                               const MatchSimulationOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
