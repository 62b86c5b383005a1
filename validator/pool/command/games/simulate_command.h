#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::pool {

struct SimulateOptions {
  std::string file; // `-`: standard input
  int games = 4000;
  std::string pilot = "strong";
  std::string placement; // empty: the setup, or by chance where there is none
  std::uint64_t seed = 1;
  std::string format = "text"; // or json
};

// Plays games between equal pilots and judges whether the sides are even.
int runSimulate(const SimulateOptions& options, const Streams& streams);

} // namespace fairway::command::pool
