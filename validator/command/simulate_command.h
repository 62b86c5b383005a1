#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairway::command {

struct SimulateOptions {
  std::string file;
  int players = 4;
  int races = 10000;
  std::uint64_t seed = 1;
  std::vector<std::string> pilots; // by seat, the last for all further seats; none: par
  int maxDice = 6;
  double sinkPenalty = 60;
  std::string format = "text"; // or json
};

int runSimulate(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command
