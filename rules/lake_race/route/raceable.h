#pragma once

#include "rules/base/result.h"
#include "rules/lake_race/board/course.h"

#include <string>

namespace fairway::lake_race {

// Why no race can be held on this placement at all, in a sentence; none when it can. Buoys stand apart, on
// the lake and not on the strip, and every strip cell is water. Whether the gates can be passed is another
// question.
std::optional<std::string> whyNotRaceable(const Lake& lake, const Placement& placement);

// The course with its open choices settled, or why no race can be held on it.
Result<Course, std::string> settledCourse(Lake lake, std::optional<RaceLetter> race,
                                          const Placement& placement, const OpenChoices& open);

} // namespace fairway::lake_race
