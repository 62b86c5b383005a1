#pragma once

#include "validator/lake_race/par/race_flow.h"

namespace fairway::validator::lake_race {

// The flow while it runs: one boat's worth of probability is put at the start, and flows on by the policy
// until all of it has finished or sunk.
//
// What is asked for are sums over whole races, such as how often a boat steps over a cell. In which turn it
// does makes no difference to them. So the flow is not followed turn by turn, which would look at the same
// states in one turn after the other. What comes to a state waits there, whatever turn it is, and goes on
// together:
//
// - Gates are taken in course order, since no boat gets back to a gate that it has passed for good.
// - Within a gate the cells far from the finish come first, so most of what will come to a cell is there when
//   its turn comes. But boats that wait, turn back or undo a pass go against this order. So the gate is gone
//   through again and again, until next to nothing was under way. Only what is due is looked at: where
//   something has come to since.
// - A cell in one stage is worked out for all headings, dice and damages at once, because they look at the
//   same ways ahead (Prospect).
//
// In a turn boats first choose their dice, by the policy. Those of one heading that will have as many dice
// after the roll are put together by what they keep, and roll one die after the other. So equal dice join at
// once, and no choice has to list all its results. How a boat steers is not in the policy: it takes the
// cheapest way by the values.
//
// Steps are counted at the end of a cell's work. All that leave it in one direction go over the same cells,
// some further than others, so each way is walked once, however many dice lead along it.
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
