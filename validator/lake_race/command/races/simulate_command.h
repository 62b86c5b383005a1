#pragma once

#include "validator/command/streams.h"
#include "validator/lake_race/simulation/race_pilot.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairway::command::lake_race {

struct SimulateOptions {
  std::vector<std::string> files; // one course; of a match a lake, or the courses of its three races
  bool match = false;
  int players = 4;
  // Given: exactly so many races or matches; else at most 10000, fewer where the verdict is sure.
  std::optional<int> races;
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat, the last for all further seats; none: par
  int maxDice = 6;
  double sinkPenalty = 60;
  std::string format = "text"; // or json
};

std::vector<validator::lake_race::PilotKind> pilotsOf(const SimulateOptions& options); // by seat

int runSimulate(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
