#pragma once

#include "validator/lake_race/command/compare/course_figures.h"

namespace fairway::command::lake_race {

struct DescribeOptions : FigureOptions {
  std::string file; // a course or a lake
  std::string language = "en";
  bool json = false;
};

// A course or a lake in a few plain sentences; every number in them is from an analysis.
int runDescribe(const DescribeOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
