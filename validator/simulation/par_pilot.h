#pragma once

#include "validator/par/any_state.h"
#include "validator/par/par.h"
#include "validator/simulation/race_pilot.h"

#include <unordered_map>

namespace fairway::validator {

// Plays the solved race. Other boats matter to it only as far as they are in the way: it chooses among the
// moves as they would really end.
class ParPilot : public RacePilot {
public:
  // `assumedDamage`: plays as with this damage whatever it really has.
  explicit ParPilot(const Par& par, std::optional<int> assumedDamage = std::nullopt);

  StartPlace choosePlace(const lake_race::Race& race, Random& chance) override;
  lake_race::DiceChoice chooseDice(const lake_race::Race& race, Random& chance) override;
  lake_race::Steer chooseSteer(const lake_race::Race& race, Random& chance) override;

private:
  int damageOf(const lake_race::Boat& boat) const { return assumedDamage_.value_or(boat.damage); }
  double costOf(const lake_race::Move& move, Direction heading, lake_race::Dice dice, int damage);
  const AnyStateChoice& stoppedShort(StateSpace::Water water, int heading, Stage stage, int dice, int damage);

  const Par& par_;
  std::optional<int> assumedDamage_;
  AnyStateChooser chooser_;
  std::unordered_map<std::uint64_t, AnyStateChoice> known_; // of boats that were stopped short
};

} // namespace fairway::validator
