#pragma once

#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/numbered_boat.h"
#include "validator/lake_race/par/par.h"

#include <span>
#include <unordered_map>

namespace fairway::validator::lake_race {

// Choices that differ by less are equal: then the first in the documented order is the one that perfect boats
// take. All differences that are real are greater on every course we know.
inline constexpr double equalInTurns = 1e-6;

// A boat that is racing, before its dice decision, in the solver's numbers; what it owes is counted truly.
struct RacingBoat {
  StateSpace::Water water = StateSpace::noWater;
  int heading = 0;
  int dice = 0; // by their place in the table
  int damage = 0;
  fairway::lake_race::Progress progress;
};

enum class Fate : std::uint8_t { Racing, Finished, Sunk };

// What a turn makes of a boat.
struct TurnEnd {
  Fate fate = Fate::Racing;
  RacingBoat boat; // its state, if it is still racing; otherwise only its water and heading count
  fairway::lake_race::Steer steer = fairway::lake_race::Steer::Straight;
  double value = 0; // expected turns to go from there, alone; what sinking costs, 0 when finished
};

// Which dice are kept and how many are rolled, and what it costs: this turn, and then to go on alone.
struct ChoiceCost {
  int keep = 0; // by their place in the table
  int roll = 0;
  double cost = 0;
};

// Where other racing boats are.
using TakenWaters = std::span<const StateSpace::Water>;

// What the choices of one turn are worth: the boats are where they are during this turn, and from then on the
// boat is alone. Answers from the solved course, with the ties of the documented policy. One for each thread;
// the course must outlive it.
class TurnValues {
public:
  explicit TurnValues(const Par& par);

  const Par& par() const { return *par_; }
  const StateSpace& space() const { return par_->space(); }

  // Expected turns to go of a perfect boat alone. Debts of more than 2 count as 2.
  double valueOf(const RacingBoat& boat);

  // The turn with these dice, steered this way; the steering must be legal.
  TurnEnd endOf(const RacingBoat& boat, int dice, fairway::lake_race::Steer steer, TakenWaters taken);
  // The same, steered best; the first of equals in the order left, straight, right.
  TurnEnd bestEnd(const RacingBoat& boat, int dice, TakenWaters taken);

  // Every choice with at most max-dice dice. What is returned holds until the next question.
  std::span<const ChoiceCost> choices(const RacingBoat& boat, TakenWaters taken);
  // The best of the choices; the first of equals: fewest rolled, fewest kept, the smaller kept dice.
  ChoiceCost best(std::span<const ChoiceCost> choices) const;

private:
  double valueOfState(StateSpace::Water water, int heading, Stage stage, int dice, int damage);
  bool comesBefore(const ChoiceCost& a, const ChoiceCost& b) const;

  const Par* par_;
  AnyStateChooser chooser_;
  std::unordered_map<std::uint64_t, double> stoppedShort_; // values of states that only other boats cause
  std::vector<double> expected_;                           // by dice kept
  std::vector<ChoiceCost> choices_;
};

// Calls visit(dice, probability) for every result of a choice, the kept dice included.
template <class Visit>
void forEachResult(const DiceTable& table, int keep, int roll, Visit&& visit) {
  double all = 1;
  for (int die = 0; die < roll; ++die) all *= fairway::lake_race::maxDie;
  const fairway::lake_race::Dice kept = table.at(keep);
  fairway::lake_race::forEachRoll(roll, [&](fairway::lake_race::Dice result, std::uint64_t ways) {
    visit(static_cast<int>(table.indexOf(kept + result)), static_cast<double>(ways) / all);
  });
}

} // namespace fairway::validator::lake_race
