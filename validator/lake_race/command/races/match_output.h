#pragma once

#include "validator/lake_race/simulation/match.h"

#include <string>

namespace fairway::command::lake_race {

// What simulated matches came to, for people and as `fairway-match-1`.
std::string matchText(const validator::lake_race::MatchSimulation& result,
                      const validator::lake_race::MatchSimulationOptions& options);
std::string matchJson(const validator::lake_race::MatchSimulation& result,
                      const validator::lake_race::MatchSimulationOptions& options);

} // namespace fairway::command::lake_race
