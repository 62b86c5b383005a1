#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command::lake_race {

struct ReplayOptions {
  std::string file; // `-`: standard input
  bool json = false;
};

// Referees a record up to its end or its first illegal turn, and prints ranks, damage and points.
int runReplay(const ReplayOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
