#pragma once

#include "validator/command/declare.h"
#include "validator/command/race_options.h"

// The commands of the card regatta. Where a file is read `-` is standard input, where one is written standard
// output.
namespace fairway::command::regatta {

struct ReplayOptions {
  std::string file;
  bool json = false;
};
// Referees a record up to its end or its first illegal turn, and says where the boats stand.
int runReplay(const ReplayOptions& options, const Streams& streams);

struct ParCommandOptions {
  std::string file;
  std::int64_t races = 10000;
  std::uint64_t seed = 1;
  bool json = false;
};
int runPar(const ParCommandOptions& options, const Streams& streams);

struct SimulateOptions : RacePlan {
  std::string file;
};
int runSimulate(const SimulateOptions& options, const Streams& streams);

struct RaceCommandOptions {
  std::string file;
  std::string output;
  int players = 4;
  bool all = false; // until all but one have finished
  std::uint64_t seed = 1;
};
int runRace(const RaceCommandOptions& options, const Streams& streams);

} // namespace fairway::command::regatta
