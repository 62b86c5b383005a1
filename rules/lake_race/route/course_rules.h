#pragma once

#include "rules/base/result.h"
#include "rules/lake_race/board/course.h"
#include "rules/lake_race/gates/course_board.h"

#include <string>

// What the C and G errors ask of a course, without the words: the checks and the 24 assignments of a race
// share it.
namespace fairway::lake_race {

inline constexpr std::size_t leastStartCells = 6; // as many as players

// C02: the cells of buoys on void, on another buoy or on the strip, in reading order. Where it is empty the
// gates are defined.
std::vector<Cell> misplacedBuoys(const Lake& lake, const Placement& placement);

// C03: strip cells that are not water, and the finish buoy's cell where it is outside the lake.
std::vector<Cell> faultyStrip(const Lake& lake, const Placement& placement);

// Why no race can be held on this placement at all, in a sentence; none when it can. Buoys stand apart, on
// the lake and not on the strip, and every strip cell is water. Whether the gates can be passed is another
// question.
std::optional<std::string> whyNotRaceable(const Lake& lake, const Placement& placement);

// The course with its open choices settled, or why no race can be held on it.
Result<Course, std::string> settledCourse(Lake lake, std::optional<RaceLetter> race,
                                          const Placement& placement, const OpenChoices& open);

} // namespace fairway::lake_race
