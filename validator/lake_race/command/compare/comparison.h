#pragma once

#include "validator/lake_race/command/compare/course_figures.h"
#include "validator/lake_race/figures/known_course.h"

#include <string>

namespace fairway::command::lake_race {

// All figures that both have side by side: for people, and as `fairway-comparison-1`.
std::string comparisonText(const CourseFigures& first, const CourseFigures& second);
std::string comparisonJson(const CourseFigures& first, const CourseFigures& second, std::uint64_t seed);

} // namespace fairway::command::lake_race
