#pragma once

#include "validator/command/terminal/streams.h"
#include "validator/lake_race/command/par/par_question.h"
#include "validator/lake_race/par/par_report.h"

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

// The figures of a course for people, and the same as `fairway-par-1`. `safest`: the probability of finishing
// that a boat can reach at least.
std::string parText(const validator::lake_race::ParReport& report, std::optional<double> safest);
std::string parJson(const validator::lake_race::ParReport& report,
                    const validator::lake_race::ParOptions& options, std::optional<double> safest);

} // namespace fairway::command::lake_race
