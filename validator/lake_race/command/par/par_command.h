#pragma once

#include "validator/command/terminal/streams.h"
#include "validator/lake_race/command/par/par_question.h"

#include <string>

namespace fairway::command::lake_race {

struct ParCommandOptions {
  std::string file;
  int maxDice = 6;
  double sinkPenalty = 60;
  std::string format = "text";   // or json
  std::optional<StateWords> ask; // what to do in this state, instead of the figures of the course
};

int runPar(const ParCommandOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
