#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::pool {

struct PerftOptions {
  std::string file; // `-`: standard input
  int depth = 1;
  std::string format = "text"; // or json
};

// Counts the lines of so many turns from the last position of a record.
int runPerft(const PerftOptions& options, const Streams& streams);

} // namespace fairway::command::pool
