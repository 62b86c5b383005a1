#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::river {

struct SimulateOptions {
  std::string file; // `-`: standard input
  int players = 2;
  std::int64_t games = 10000;
  std::uint64_t seed = 1;
  std::string pilot = "fleet"; // or perfect
  bool json = false;
};

int runSimulate(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command::river
