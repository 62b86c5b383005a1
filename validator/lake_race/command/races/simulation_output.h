#pragma once

#include "validator/command/tables/seat_table.h"
#include "validator/lake_race/simulation/match.h"
#include "validator/lake_race/simulation/simulate.h"

#include "rules/base/tree.h"

#include <string>

namespace fairway::command::lake_race {

// What they say of the seats.
SeatVerdict verdictOf(const validator::lake_race::SimulationResult& result);

// What simulated races came to, for people and as `fairway-simulation-2`.
std::string simulationText(const validator::lake_race::SimulationResult& result,
                           const validator::lake_race::SimulationOptions& options,
                           const validator::lake_race::Par& par);
// The same as a tree, without the places where boats stop each other.
Tree simulationTree(const validator::lake_race::SimulationResult& result,
                    const validator::lake_race::SimulationOptions& options);
std::string simulationJson(const validator::lake_race::SimulationResult& result,
                           const validator::lake_race::SimulationOptions& options,
                           const fairway::lake_race::CourseBoard& board);

// What simulated matches came to, for people and as `fairway-match-1`.
std::string matchText(const validator::lake_race::MatchSimulation& result,
                      const validator::lake_race::MatchSimulationOptions& options);
std::string matchJson(const validator::lake_race::MatchSimulation& result,
                      const validator::lake_race::MatchSimulationOptions& options);

} // namespace fairway::command::lake_race
