#pragma once

#include "rules/lake_race/board/lake.h"
#include "validator/command/streams.h"

#include <string>

namespace fairway::command::lake_race {

struct CoursesOptions {
  std::string file;
  std::string race;   // empty: all races of the lake
  std::string folder; // empty: nothing is written
  bool json = false;
};

int runCourses(const CoursesOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
