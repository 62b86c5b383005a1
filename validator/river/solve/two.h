#pragma once

#include "validator/core/work_watch.h"
#include "validator/river/solve/bounds.h"
#include "validator/river/solve/endless.h"
#include "validator/river/solve/tally.h"
#include "validator/river/solve/turn.h"

#include <map>

namespace fairway::validator::river {

// Above this many states two players are not solved: it would take minutes and gigabytes.
inline constexpr std::int64_t mostStatesOfTwo = 60'000'000;

// A moment before a roll, for two players.
struct PairState {
  Phase phase;
  bool firstToRoll = true;
  FleetId first;
  FleetId second;
  int docks = 0;
  int ahead = 0; // of the first player; 0 where the goal is the difference
};

struct TwoOptions {
  Goal goal = Goal::Win;
  Player first = Player::Most;
  Player second = Player::Least;
};

// Two players, solved. Keeps 8 bytes a state, and while it is made as much again for the largest layer and
// its exits: 23 MB on the published river, 0.55 GB with 16 sections and 3 boats, below 1 GB at the limit.
class Two {
public:
  // None when the watch wanted to stop. The river must have at most mostStatesOfTwo states. The moves must
  // outlive it.
  static std::optional<Two> solve(const FleetMoves& moves, const Endless& endless, const TwoOptions& options,
                                  WorkWatch& watch);

  const FleetMoves& moves() const { return *moves_; }
  Goal goal() const { return goal_; }

  // For the goal, before the roll.
  double value(const PairState& state) const;
  Bounds bounds(const PairState& state) const;
  Bounds start(Phase phase) const;      // of a race that begins in this phase
  double startValue(Phase phase) const; // between them

  // Lower bounds of all states with one tally. Fleets of the second player run fastest.
  struct Layer {
    std::vector<double> first;  // before the first player's roll, by phase, fleet, fleet
    std::vector<double> second; // before the second player's
    double gap = 0;             // no value lies further above
  };
  const Layer& layer(const Tally& tally) const { return layers_.at(tally); }

  // What pairs of fleets are worth once both players have rolled in a phase and the waterfall is still to
  // come, by first fleet, then second. While a layer is solved, `own` are its values before the first roll;
  // `upper` adds the gaps of the other layers.
  void afterRound(const Tally& tally, Phase phase, std::vector<double>& after, const double* own = nullptr,
                  bool upper = false) const;

private:
  friend class TwoSolver;

  explicit Two(const FleetMoves& moves, Goal goal) : moves_(&moves), goal_(goal) {}
  std::size_t place(const PairState& state) const;
  const Layer& layerOf(const PairState& state) const;

  const FleetMoves* moves_;
  Goal goal_;
  std::map<Tally, Layer> layers_;
};

// What the best answer wins against a player who picks evenly among the options, by its own seat.
struct Skill {
  double first = 0;
  double second = 0;

  double mean() const { return (first + second) / 2; }
};

// None when the watch wanted to stop. The river must have at most mostStatesOfTwo states.
std::optional<Skill> skillOn(const FleetMoves& moves, const Endless& endless, WorkWatch& watch);

} // namespace fairway::validator::river
