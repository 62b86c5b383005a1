#pragma once

#include "validator/lake_race/coach/turn_values.h"
#include "validator/lake_race/simulation/par_pilot.h"

namespace fairway::validator::lake_race {

// Plays for pleasure: knows what each choice costs, with the boats where they are, and takes the better ones
// more often, not always. A choice that costs a turn more has e^-4 of the weight, a quarter of a turn e^-1.
// Places its boat like a perfect pilot.
class CasualPilot : public RacePilot {
public:
  explicit CasualPilot(const Par& par) : par_(par), values_(par), places_(par) {}

  StartPlace choosePlace(const fairway::lake_race::Race& race, Logbook& log) override {
    return places_.choosePlace(race, log);
  }
  fairway::lake_race::DiceChoice chooseDice(const fairway::lake_race::Race& race, Logbook& log) override;
  fairway::lake_race::Steer chooseSteer(const fairway::lake_race::Race& race, Logbook& log) override;

  // With which chance it does what; these add up to 1.
  struct DiceChance {
    fairway::lake_race::DiceChoice choice;
    double chance;
  };
  struct SteerChance {
    fairway::lake_race::Steer steer;
    double chance;
  };
  std::vector<DiceChance> diceChances(const fairway::lake_race::Race& race);
  std::vector<SteerChance> steerChances(const fairway::lake_race::Race& race);

private:
  RacingBoat numbered(const fairway::lake_race::Boat& boat) const;
  TakenWaters othersThan(int seat, const fairway::lake_race::Race& race);

  const Par& par_;
  TurnValues values_;
  ParPilot places_;
  std::vector<StateSpace::Water> taken_;
};

} // namespace fairway::validator::lake_race
