#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::river {

struct ReplayOptions {
  std::string file; // `-`: standard input
  bool json = false;
  bool coach = false; // says what each turn cost
};

// Referees a record up to its end or its first illegal turn, and prints boats, docks and points.
int runReplay(const ReplayOptions& options, const Streams& streams);

} // namespace fairway::command::river
