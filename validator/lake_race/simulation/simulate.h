#pragma once

#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/character.h"
#include "validator/lake_race/simulation/edge.h"
#include "validator/lake_race/simulation/race_pilot.h"
#include "validator/lake_race/simulation/tally.h"

namespace fairway::validator::lake_race {

inline constexpr double mostLeaderWins = 0.6; // with three or more players

struct SimulationOptions {
  std::int64_t races = 10000;
  bool exact = false;     // false: stops as soon as the verdict is sure
  bool decideAll = false; // and not before sinkings and runaways are decided too
  std::uint64_t seed = 1;
  std::vector<PilotKind> pilots; // one a seat: 1 to 6
  // Of all boats of a race together: far more than any race between pilots that want to finish. Pilots that
  // do not may be in the way forever; then the race is abandoned.
  int mostTurns = 4000;
  bool ghosts = false; // boats do not meet; only for perfect pilots
  bool adjusts = true; // takes the luck of the dice out of the results
};

struct SimulationResult {
  Tally tally{0};
  std::vector<Estimate> wins;               // by seat, simultaneous
  std::vector<Estimate> adjusted;           // the same without the luck of the dice; none if not asked for
  bool judgedByAdjusted = false;            // all that is judged below
  std::vector<Estimate> sunk;               // by seat, simultaneous
  Estimate leaderWon;                       // how often the boat that passed gate 1 first wins
  double meanSunk = 0;                      // over all seats
  std::vector<SeatEdge> edges;              // of `wins`, by seat; none where some pilot is not perfect
  std::optional<CourseCharacter> character; // of perfect boats
  Fairness verdict = Fairness::Undecided;   // of the wins; without edges never neutral
  std::vector<int> unfairSeats;             // that are shown to be
  bool settled = false;                     // more races would not change it
  Fairness sinkings = Fairness::Undecided;
  Fairness runaway = Fairness::Undecided;  // fair: the boat that passes gate 1 first wins at most 60 %
  std::optional<std::int64_t> racesNeeded; // where the verdict is undecided

  // Of a boat alone: turns, and the penalty where it sank.
  double costMean = 0;
  double costDeviation = 0;
  double turnMean = 0; // of the boats that finished
  double turnDeviation = 0;

  // The win rates that the verdict goes by: of perfect boats those without luck, which are narrower.
  const std::vector<Estimate>& judged() const { return judgedByAdjusted ? adjusted : wins; }
  // What is left of a judged win rate besides turn order and start places; there must be edges.
  double judgedTraffic(std::size_t seat) const {
    return edges[seat].traffic + judged()[seat].share - wins[seat].share;
  }
};

// There must be a start cell for every boat. None when the watch wanted to stop. The result does not depend
// on the number of threads: races belong to numbered blocks, and all that is counted is whole numbers.
std::optional<SimulationResult> simulate(const Par& par, const SimulationOptions& options, WorkWatch& watch);

} // namespace fairway::validator::lake_race
