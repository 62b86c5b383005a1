#pragma once

#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

// Does anything legal, all with the same chance; only more than `maxDice` dice it never takes.
class RandomPilot : public RacePilot {
public:
  explicit RandomPilot(int maxDice) : maxDice_(maxDice) {}

  StartPlace choosePlace(const fairway::lake_race::Race& race, Logbook& log) override;
  fairway::lake_race::DiceChoice chooseDice(const fairway::lake_race::Race& race, Logbook& log) override;
  fairway::lake_race::Steer chooseSteer(const fairway::lake_race::Race& race, Logbook& log) override;

private:
  int maxDice_;
};

} // namespace fairway::validator::lake_race
