#pragma once

#include "validator/command/terminal/streams.h"

#include <cstdint>
#include <string>

namespace fairway::command::lake_race {

struct SuggestCommandOptions {
  std::string file;
  std::string goal; // fair, even, clean or par=T
  int tries = 200;
  std::uint64_t seed = 1;
  int players = 4;
  int races = 20000;           // by which suggestions are judged
  bool allow = false;          // new warnings
  std::string folder;          // for the suggestions as documents; empty: none are written
  std::string format = "text"; // or json
};

// Why a goal is not valid; empty if it is. For the options.
std::string whyNoGoal(const std::string& goal);

int runSuggest(const SuggestCommandOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
