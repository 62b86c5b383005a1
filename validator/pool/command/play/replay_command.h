#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::pool {

struct ReplayOptions {
  std::string file;            // `-`: standard input
  std::string format = "text"; // or json
};

// Referees a record up to its end or its first fault, and tells what it came to.
int runReplay(const ReplayOptions& options, const Streams& streams);

} // namespace fairway::command::pool
