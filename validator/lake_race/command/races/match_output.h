#pragma once

#include "validator/lake_race/simulation/match.h"

#include <string>

namespace fairway::command {

// What simulated matches came to, for people and as `fairway-match-1`.
std::string matchText(const validator::MatchSimulation& result,
                      const validator::MatchSimulationOptions& options);
std::string matchJson(const validator::MatchSimulation& result,
                      const validator::MatchSimulationOptions& options);

} // namespace fairway::command
