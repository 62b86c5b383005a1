#pragma once

#include "validator/lake_race/par/finish_turns.h"
#include "validator/lake_race/par/par.h"
#include "validator/lake_race/simulation/race_pilot.h"

namespace fairway::validator::lake_race {

// Where a seat's edge over its equal share comes from. All three and 1 / players add up to its win rate.
struct SeatEdge {
  double turnOrder = 0;   // exact: boats that do not meet, all from the best start cell
  double startPlaces = 0; // exact: the same with each seat's own start cell, less turn order
  double traffic = 0;     // measured: what is left
};

// How often each seat wins, for boats that do not meet: in a round seat 1 moves first. Where nobody finishes,
// all share.
std::vector<double> winChances(const std::vector<const FinishTurns*>& bySeat);

// Where perfect boats start, by seat: placed from the last seat to the first, each on the best cell that is
// left. There must be enough of them.
std::vector<StartPlace> startPlaces(const Par& par, int players);

// The win rates of perfect boats that do not meet.
struct LonelyRaces {
  std::vector<double> turnOrder;   // by seat, all from the best start cell
  std::vector<double> startPlaces; // by seat, each from its own
};
std::optional<LonelyRaces> lonelyRaces(const Par& par, int players,
                                       const WorkWatch& watch); // none when stopped

std::vector<SeatEdge> edgesOf(const LonelyRaces& lonely, const std::vector<double>& winRates);

} // namespace fairway::validator::lake_race
