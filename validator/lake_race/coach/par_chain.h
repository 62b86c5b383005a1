#pragma once

#include "validator/core/work_watch.h"
#include "validator/lake_race/coach/state_ids.h"
#include "validator/lake_race/coach/turn_values.h"

namespace fairway::validator::lake_race {

// Boats alone that follow the par policy, turn by turn: the states that they come to, and where each leads.
// The par policy takes the first of equally good choices in the documented order (TurnValues). States are
// numbered as they are met; only those that are asked for, and where they lead, are worked out.
class ParChain {
public:
  using Id = std::int32_t;
  static constexpr Id finished = -1;
  static constexpr Id sunk = -2;

  struct Step {
    Id to;
    double probability;
  };

  // Where one turn leads.
  struct Turn {
    std::span<const Step> steps; // to states that are still racing
    double finished = 0;
    double sunk = 0;
    ChoiceCost choice; // of the policy
  };

  // What the policy makes of one result of its roll.
  struct Result {
    std::uint16_t dice;   // after the roll, by their place in the table
    std::uint8_t heading; // as it is steered
    Id to;
  };

  explicit ParChain(TurnValues& values) : values_(values) {}
  // A copy, which goes on with values of its own of the same course.
  ParChain(const ParChain& other, TurnValues& values)
      : values_(values), ids_(other.ids_), states_(other.states_), steps_(other.steps_),
        results_(other.results_), known_(other.known_) {}

  Id idOf(const RacingBoat& boat);
  Id idOf(const TurnEnd& end);
  Id stateCount() const { return static_cast<Id>(states_.size()); }

  // Works out all states that boats come to from those asked for so far; false when stopped.
  bool follow(const WorkWatch& watch);

  // Of a state that was worked out; what is returned holds until more are.
  Turn turn(Id id) const;
  // The same for one result of the policy's choice: what `bestEnd` says of it, looked up.
  const Result& afterRoll(Id id, int dice) const;
  // Says that a turn of this state will be asked for soon.
  void fetch(Id id) const { __builtin_prefetch(states_.data() + id); }
  void fetchResults(Id id) const {
    __builtin_prefetch(results_.data() + states_[static_cast<std::size_t>(id)].resultsAt);
  }

private:
  // One line of the processor's cache: simulated races ask for states all over the table.
  struct alignas(64) State {
    RacingBoat boat;
    std::uint32_t stepsAt = 0;
    std::uint32_t stepsEnd = 0;
    std::uint32_t resultsAt = 0;
    double finished = 0;
    double sunk = 0;
    ChoiceCost choice;
  };

  void workOut(Id id);

  TurnValues& values_;
  StateIds ids_;
  std::vector<State> states_;
  std::vector<Step> steps_;
  std::vector<Result> results_;
  Id known_ = 0; // the states before this one are worked out
};

} // namespace fairway::validator::lake_race
