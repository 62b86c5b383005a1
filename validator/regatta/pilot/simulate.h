#pragma once

#include "validator/core/statistics.h"
#include "validator/regatta/pilot/fleet.h"

namespace fairway::validator::regatta {

inline constexpr double mostLeaderWins = 0.6;

// The turns of a pilot alone, race by race.
struct AloneResult {
  std::int64_t races = 0;
  std::int64_t abandoned = 0;      // they did not end
  std::vector<std::int64_t> turns; // races by the turns that they took

  void add(const AloneResult& other);

  double mean() const;
  double deviation() const;
  FinishTurns shares() const;
  std::pair<double, double> interval() const; // of the mean, 99 %
};

// None when the watch wanted to stop. The result does not depend on the number of threads: races are numbered
// and each has its own chance, and all that is counted is whole numbers.
std::optional<AloneResult> sailAlone(const FleetWaters& waters, const Pose& start, std::int64_t races,
                                     std::uint64_t seed, WorkWatch& watch);

struct SimulationOptions {
  std::vector<PilotKind> pilots = std::vector<PilotKind>(4, PilotKind::Good); // one a seat: 1 to 4
  std::int64_t races = 10000;
  bool exact = false;     // false: stops as soon as the verdict is sure
  bool decideAll = false; // and not before the leader's share is decided too
  std::uint64_t seed = 1;
};

struct SimulationResult {
  std::int64_t races = 0;
  std::int64_t abandoned = 0; // they did not end: not counted
  std::vector<std::int64_t> wins;
  std::vector<Estimate> rates; // simultaneous
  std::vector<SeatEdge> edges; // empty where pilots differ
  std::vector<Pose> starts;    // where the seats start
  Estimate leaderWon;          // the boat that passes gate 1 first
  double turnMean = 0;         // of the winners
  double turnDeviation = 0;
  Fairness verdict = Fairness::Undecided;
  bool settled = false;                   // more races would not change it
  Fairness runaway = Fairness::Undecided; // fair: the boat that passes gate 1 first wins at most 60 %
  std::optional<std::int64_t> racesNeeded;
};

// There must be room for all boats at the start (startsOf), and cards for their hands (whyNotDealt). None
// when stopped.
std::optional<SimulationResult> simulate(const FleetWaters& waters, const SimulationOptions& options,
                                         WorkWatch& watch);

// How many of the first races of a simulation do not end: those take a thousand times as long as others, so
// it is worth knowing before thousands are raced. None when stopped.
std::optional<int> endlessRaces(const FleetWaters& waters, const SimulationOptions& options, int races,
                                const WorkWatch& watch);

// Where this many boats start; fewer where there is no room.
std::vector<Pose> startsOf(const FleetWaters& waters, int players);

} // namespace fairway::validator::regatta
