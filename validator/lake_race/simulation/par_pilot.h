#pragma once

#include "validator/lake_race/par/dice_decision.h"
#include "validator/lake_race/par/numbered_boat.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

inline constexpr std::size_t mostKnownStops = 1 << 18;
inline constexpr double noBetterPar = 1e-6; // turns: what solving left open is not progress

// Plays the solved race. Other boats matter to it only as far as they are in the way: it chooses among the
// moves as they would really end.
//
// Par knows of no other boats: a boat that keeps its dice for the one good move ahead would wait forever
// behind one that waits for it in turn. So a pilot that lost a turn to others and got no further looks one
// turn ahead with the boats where they are, and remembers the cost of each state found that way. Every turn
// of waiting makes waiting a turn more expensive, until some way round is cheaper; and the states on a way
// round that leads nowhere become more expensive too (learning real-time search, Korf 1990). Once it has come
// to a place that is better than where it was blocked, it forgets all that and plays par again.
class ParPilot : public RacePilot {
public:
  // `assumedDamage`: plays as with this damage, whatever it really has.
  explicit ParPilot(const Par& par, std::optional<int> assumedDamage = std::nullopt);

  StartPlace choosePlace(const fairway::lake_race::Race& race, Logbook& log) override;
  fairway::lake_race::DiceChoice chooseDice(const fairway::lake_race::Race& race, Logbook& log) override;
  fairway::lake_race::Steer chooseSteer(const fairway::lake_race::Race& race, Logbook& log) override;
  void noteStop(const fairway::lake_race::Race& race, fairway::lake_race::Steer steer, Logbook& log) override;

private:
  // A boat before its dice decision, in the solver's numbers.
  struct Numbered {
    StateSpace::Water water;
    int heading;
    Stage stage;
    int dice;
    int damage;
  };

  int damageOf(const fairway::lake_race::Boat& boat) const { return assumedDamage_.value_or(boat.damage); }
  Numbered numbered(const fairway::lake_race::Boat& boat, fairway::lake_race::Dice dice) const;
  Numbered after(const fairway::lake_race::Move& move, Direction heading, fairway::lake_race::Dice dice,
                 int damage) const;

  bool isStored(const Numbered& state) const;
  double parOf(const Numbered& state);
  DiceChoiceCode choiceOf(const Numbered& state);
  const BestDice& stoppedShort(const Numbered& state);

  // What a move leads to costs, by what par says and what the boat has found out.
  double costOf(const fairway::lake_race::Move& move, Direction heading, fairway::lake_race::Dice dice,
                int damage, const Logbook& log);
  BestDice lookRound(const fairway::lake_race::Race& race, const Numbered& state, const Logbook& log);

  const Par& par_;
  std::optional<int> assumedDamage_;
  AnyStateChooser chooser_;
  DiceDecision decision_;
  std::unordered_map<std::uint64_t, BestDice> known_; // of boats that were stopped short
};

} // namespace fairway::validator::lake_race
