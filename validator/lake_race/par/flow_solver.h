#pragma once

#include "validator/lake_race/par/race_flow.h"

namespace fairway::validator::lake_race {

// The flow while it runs. Gates are taken in course order, since nothing flows back; within a gate the cells
// far from the finish come first, again and again until nothing is left that counts.
class FlowSolver {
public:
  FlowSolver(const SolvedRace& race, StateSpace::Water start, int heading);

  // Boats that crash here leave the race; their share is crashes[cell] of the result.
  void removeAt(StateSpace::Water cell) { removed_ = cell; }

  std::optional<RaceFlow> run(const WorkWatch& watch); // none when stopped

private:
  // What one cell in one stage sends on: by direction and distance, to mark which cells get it and count the
  // steps.
  struct Sent {
    std::array<std::array<double, 3 * DiceTable::maxDiceLimit + 1>, 6> mass{};
    std::array<bool, 6> any{};
  };

  double release(StateSpace::Water water, Stage stage);                     // how much was dropped
  std::vector<std::pair<StateSpace::Water, Stage>> nodesOf(int gate) const; // in the order of work
  void countTraffic();
  void decide(int heading, Stage stage, StateSpace::Water water, double& released);
  void roll(int countAfter);
  void steer(StateSpace::Water water, Stage stage, int heading, int dice, int damage, double mass);
  void move(StateSpace::Water water, Stage stage, int direction, int dice, int damage, double mass);
  void crash(StateSpace::Water water, Stage stage, int direction, int missing, int damage, double mass);
  void countTurns(StateSpace::Water water, const ByDamage& boats, const ByDamage& values);
  void countSteps(StateSpace::Water water, Stage stage);
  void arrive(Stage stage, std::size_t entry, int damage, double mass);

  SolvedRace race_;
  ValueTable waiting_;    // by state: boats that have come and not yet gone on
  std::vector<char> due_; // by water and stage
  Prospect prospect_;
  std::vector<ByDamage> decided_; // by dice kept, for one number of dice after the roll
  std::vector<std::vector<ByDamage>> decidedBy_;
  Sent sent_;
  StateSpace::Water removed_ = StateSpace::noWater;
  RaceFlow flow_;
};

} // namespace fairway::validator::lake_race
