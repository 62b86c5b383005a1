#pragma once

#include "validator/command/streams.h"

#include <string>

namespace fairway::command {

struct ParCommandOptions {
  std::string file;
  int maxDice = 6;
  double sinkPenalty = 60;
  std::string format = "text"; // or json
};

int runPar(const ParCommandOptions& options, const Streams& streams);

} // namespace fairway::command
