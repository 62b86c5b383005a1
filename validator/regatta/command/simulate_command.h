#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::regatta {

struct SimulateCommandOptions {
  std::string file;
  int players = 4;
  std::int64_t races = 10000;
  bool exact = false; // so many races were asked for
  std::uint64_t seed = 1;
  bool json = false;
};

int runSimulate(const SimulateCommandOptions& options, const Streams& streams);

struct RaceCommandOptions {
  std::string file;
  std::string output;
  int players = 4;
  bool all = false; // until all but one have finished
  std::uint64_t seed = 1;
};

int runRace(const RaceCommandOptions& options, const Streams& streams);

} // namespace fairway::command::regatta
