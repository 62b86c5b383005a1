#pragma once

#include "validator/lake_race/command/compare/course_figures.h"
#include "validator/lake_race/facts.h"

#include <vector>

namespace fairway::command::lake_race {

// One sentence each: how long, how hard, who wins, what races are like.
std::vector<std::string> describedCourse(const CourseFigures& figures);
// What it is made of, and a sentence for each race that has courses.
std::vector<std::string> describedLake(const std::string& name, const validator::lake_race::LakeFacts& facts);

} // namespace fairway::command::lake_race
