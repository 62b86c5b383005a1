#pragma once

#include "validator/lake_race/par/race_flow.h"

#include <span>

namespace fairway::validator::lake_race {

// A solved race as perfect boats sail it, turn by turn: the states they come to, and where each leads. Only
// states that are asked for are worked out, so a chain is as large as the ways that boats really take.
class PolicyChain {
public:
  using Id = std::int32_t; // states are numbered as they are met

  struct Step {
    Id to;
    double probability;
  };

  // Where one turn leads; what is missing to 1 sinks.
  struct Turn {
    std::span<const Step> steps; // to states that are still racing, each once
    double finished = 0;
  };

  explicit PolicyChain(const SolvedRace& race);

  Id start(StateSpace::Water water, int heading); // about to start, without dice or damage
  Id stateCount() const { return static_cast<Id>(states_.size()); }

  // What is returned holds until the next question.
  Turn turn(Id id);

private:
  // A boat before its dice decision.
  struct State {
    StateSpace::Water water;
    std::uint8_t heading;
    std::uint8_t stage;
    std::uint8_t damage;
    DiceTable::Index dice;
    std::int32_t stepCount; // notKnown until it is asked for
    std::uint32_t stepsAt;
    double finished;
  };
  static constexpr std::int32_t notKnown = -1;
  static constexpr Id noId = -1;

  Id idOf(Stage stage, std::size_t entry, const State& state);
  void workOut(Id id);
  void rolled(const State& state, int dice, double probability, double& finished);
  int bestWay(const State& state, int dice) const;
  StateSpace::Water endOf(StateSpace::Water water, int direction, int steps) const;
  void lead(Id to, double probability);

  SolvedRace race_;
  Prospect prospect_;
  std::vector<Id> ids_; // by stage, entry and damage
  std::vector<State> states_;
  std::vector<Step> steps_;
  std::size_t turnAt_ = 0; // where the steps of the turn begin that is being worked out
};

} // namespace fairway::validator::lake_race
