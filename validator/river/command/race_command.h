#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <optional>
#include <string>

namespace fairway::command::river {

struct RaceOptions {
  std::string file;           // `-`: standard input
  std::optional<int> players; // none: as many as the river takes
  std::uint64_t seed = 1;
  std::string output; // `-`: standard output
};

// Plays a race with fleet pilots and writes its record, the river inside, so that it needs no other file.
int runRace(const RaceOptions& options, const Streams& streams);

} // namespace fairway::command::river
