#pragma once

#include "formats/lake_race/resolve.h"
#include "rules/lake_race/board/course.h"
#include "validator/command/files/load_document.h"

namespace fairway::command::lake_race {

// The course that a document is; of a lake, the problem says how to get at its courses.
Result<formats::lake_race::CourseBody, formats::Problems> courseIn(const LoadedDocument& loaded);

// Reads a course document (`-`: from `in`) with all that it refers to. Choices left open stay open.
Result<formats::lake_race::CourseSetup, formats::Problems> loadCourse(const std::string& file,
                                                                      const Streams& streams);

// The course with every choice made as the rules say; none where a buoy's gate is not defined (two buoys of a
// leg on one spot), since then there is nothing to choose by.
std::optional<fairway::lake_race::Course> courseOf(const formats::lake_race::CourseSetup& setup);

} // namespace fairway::command::lake_race
