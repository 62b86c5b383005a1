#pragma once

#include "validator/lake_race/par/finish_turns.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

// Where perfect boats start, by seat: placed from the last seat to the first, each on the best cell that is
// left. There must be enough of them.
std::vector<StartPlace> startPlaces(const Par& par, int players);

// The win rates of perfect boats that do not meet: of choices that are equally good they take the first, in
// the order that the luck of races is measured by.
struct LonelyRaces {
  std::vector<double> turnOrder;   // by seat, all from the best start cell
  std::vector<double> startPlaces; // by seat, each from its own
};
std::optional<LonelyRaces> lonelyRaces(const Par& par, int players,
                                       const WorkWatch& watch); // none when stopped

} // namespace fairway::validator::lake_race
