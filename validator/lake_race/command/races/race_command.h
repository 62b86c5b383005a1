#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::lake_race {

struct RaceOptions {
  std::string course; // `-`: standard input
  int players = 4;
  std::uint64_t seed = 1;
  std::string output; // `-`: standard output
};

// Plays a race with simple pilots and writes its record, the course inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
