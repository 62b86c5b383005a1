#pragma once

#include "validator/command/streams.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairway::command::lake_race {

struct CompareOptions {
  std::vector<std::string> files; // two courses, or one lake
  std::string race = "A";         // of a lake
  std::vector<int> assignments;   // of that race: two of the 24, from 1
  int players = 4;
  std::int64_t races = 10000; // on each course
  std::uint64_t seed = 1;
  bool skill = false;
  bool json = false;
  int maxDice = 6;
  double sinkPenalty = 60;
};

// Two courses side by side: how long and how hard they are, who wins on them and what races are like, and
// which differences are beyond chance.
int runCompare(const CompareOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
