#pragma once

#include "validator/lake_race/command/compare/course_figures.h"

#include <string>
#include <vector>

namespace fairway::command::lake_race {

struct CompareOptions : FigureOptions {
  std::vector<std::string> files; // two courses, or one lake
  std::string race = "A";         // of a lake
  std::vector<int> assignments;   // of that race: two of the 24, from 1
  bool json = false;
};

// Two courses side by side: how long and how hard they are, who wins on them and what races are like, and
// which differences are beyond chance.
int runCompare(const CompareOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
