#pragma once

#include "rules/base/result.h"
#include "rules/base/tree.h"
#include "rules/lake_race/board/course.h"
#include "validator/command/streams.h"

#include <vector>

namespace fairway::command::lake_race {

// What a page knows of a perfect boat on each course: how many turns it needs, by which turn a boat has
// earned which medal, and its typical line. Null where a course is too large to be solved. The exit status
// when stopped.
Result<Tree, int> perfectBoats(const std::vector<fairway::lake_race::Course>& courses,
                               const Streams& streams);

} // namespace fairway::command::lake_race
