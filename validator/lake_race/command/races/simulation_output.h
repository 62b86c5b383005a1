#pragma once

#include "validator/lake_race/simulation/simulate.h"

#include <string>

namespace fairway::command::lake_race {

// What simulated races came to, for people and as `fairway-simulation-2`.
std::string simulationText(const validator::lake_race::SimulationResult& result,
                           const validator::lake_race::SimulationOptions& options,
                           const validator::lake_race::Par& par);
std::string simulationJson(const validator::lake_race::SimulationResult& result,
                           const validator::lake_race::SimulationOptions& options,
                           const fairway::lake_race::CourseBoard& board);

} // namespace fairway::command::lake_race
