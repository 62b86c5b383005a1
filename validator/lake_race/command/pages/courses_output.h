#pragma once

#include "rules/base/document_info.h"
#include "rules/lake_race/board/lake.h"
#include "validator/command/terminal/streams.h"
#include "validator/lake_race/study/words.h"

#include <string>

namespace fairway::command::lake_race {

// The courses of a lake, race by race.
struct CourseList {
  std::string file;
  DocumentInfo info;
  fairway::lake_race::Lake lake;
  std::vector<std::pair<fairway::lake_race::RaceLetter, std::vector<validator::lake_race::Assignment>>> races;
};

// The slots of buoys 0 to 3, counted from 1 in the order of the document: `1-2-3-4`.
std::string orderText(const validator::lake_race::Assignment& assignment, const std::string& between);

std::string coursesText(const CourseList& list);
std::string coursesJson(const CourseList& list); // schema fairway-courses-1

struct CoursesOptions {
  std::string file;
  std::string race;   // empty: all races of the lake
  std::string folder; // empty: nothing is written
  bool json = false;
};

int runCourses(const CoursesOptions& options, const Streams& streams);

} // namespace fairway::command::lake_race
