#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::pool {

struct SolveOptions {
  std::string file; // a pool or a record; `-`: standard input
  std::int64_t states = 5000000;
  std::string format = "text"; // or json
};

// Red's exact points from a pool's setup, or from where a record stops.
int runSolve(const SolveOptions& options, const Streams& streams);

} // namespace fairway::command::pool
