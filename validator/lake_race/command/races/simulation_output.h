#pragma once

#include "validator/lake_race/simulation/simulate.h"

#include <string>

namespace fairway::command {

// What simulated races came to, for people and as `fairway-simulation-2`.
std::string simulationText(const validator::SimulationResult& result,
                           const validator::SimulationOptions& options, const validator::Par& par);
std::string simulationJson(const validator::SimulationResult& result,
                           const validator::SimulationOptions& options, const lake_race::CourseBoard& board);

} // namespace fairway::command
