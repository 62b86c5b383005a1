#pragma once

#include "validator/lake_race/par/policy.h"

#include <optional>

namespace fairway::validator::lake_race {

// Where perfect boats go from one start: expected numbers, worked out exactly (not from samples) by letting
// one boat's worth of probability flow through the states until all of it has finished or sunk.
struct RaceFlow {
  std::array<double, fairway::lake_race::gateCount> turnsByGate{}; // turns begun with this gate to pass next
  std::vector<double> turnsBySpeed;                                // by the total of the dice
  double finished = 0;
  double sunk = 0;
  double damaged = 0; // ever crashed before the finish line; behind it a crash costs nothing

  // By water, numbered as in the state space.
  std::vector<double> crashes; // crashes that end there, in moves that do not finish
  std::vector<double> traffic; // times that a boat comes over or to the cell
  std::vector<double> begun;   // turns that begin there
  std::vector<double> toGo;    // the same, each times the expected turns to go

  // By water, direction and stage: how often a boat takes this step.
  std::vector<double> steps;

  double turns() const;
  double step(StateSpace::Water water, int direction, Stage stage) const {
    return steps[static_cast<std::size_t>((water * 6 + direction) * stageCount + stage)];
  }
};

// The solved race that boats flow through.
struct SolvedRace {
  const StateSpace& space;
  Costs costs;
  const ValueTable& values;
  const Policy& policy;
};

// None when stopped, here and below.
std::optional<RaceFlow> flowFrom(const SolvedRace& race, StateSpace::Water start, int heading,
                                 const WorkWatch& watch = unwatched());

// The probability that a perfect boat crashes at this cell at least once.
std::optional<double> crashProbability(const SolvedRace& race, StateSpace::Water start, int heading,
                                       StateSpace::Water cell, const WorkWatch& watch = unwatched());

// The most probable way of a perfect boat from the start over the finish, cell by cell: at each cell and
// stage the flow says how likely each step is, and this is the way with the greatest product of those. The
// cell behind the finish line is its last.
std::vector<Cell> typicalLine(const StateSpace& space, const RaceFlow& flow, StateSpace::Water start);

} // namespace fairway::validator::lake_race
