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

  explicit ParChain(TurnValues& values) : values_(values) {}

  Id idOf(const RacingBoat& boat);
  Id idOf(const TurnEnd& end);
  Id stateCount() const { return static_cast<Id>(states_.size()); }

  // Works out all states that boats come to from those asked for so far; false when stopped.
  bool follow(const WorkWatch& watch);

  // Of a state that was worked out; what is returned holds until more are.
  Turn turn(Id id) const;

private:
  struct State {
    RacingBoat boat;
    std::uint32_t stepsAt = 0;
    std::uint32_t stepsEnd = 0;
    double finished = 0;
    double sunk = 0;
    ChoiceCost choice;
  };

  void workOut(Id id);

  TurnValues& values_;
  StateIds ids_;
  std::vector<State> states_;
  std::vector<Step> steps_;
  Id known_ = 0; // the states before this one are worked out
};

} // namespace fairway::validator::lake_race
