#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::pool {

struct RaceOptions {
  std::string file; // `-`: standard input
  std::string pilot = "strong";
  std::string placement; // empty: the setup, or by chance where there is none
  std::uint64_t seed = 1;
  std::string output; // `-`: standard output
};

// Plays a game between two pilots and writes its record, the pool inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

} // namespace fairway::command::pool
