#pragma once

#include "validator/pool/simulation/simulate.h"

#include <string>

namespace fairway::command::pool {

// What simulated games came to, for people and as `fairway-pool-simulation-1`.
std::string simulationText(const validator::pool::SimulationResult& result,
                           const validator::pool::SimulationOptions& options);
std::string simulationJson(const validator::pool::SimulationResult& result,
                           const validator::pool::SimulationOptions& options);

} // namespace fairway::command::pool
