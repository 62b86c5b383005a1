#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairway::command {

struct SimulateOptions {
  std::string file;
  int players = 4;
  std::optional<int> races; // given: exactly so many; else at most 10000, fewer where the verdict is sure
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat, the last for all further seats; none: par
  int maxDice = 6;
  double sinkPenalty = 60;
  std::string format = "text"; // or json
};

int runSimulate(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command
