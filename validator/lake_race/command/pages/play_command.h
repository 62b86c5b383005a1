#pragma once

#include "rules/base/result.h"
#include "rules/base/tree.h"
#include "rules/lake_race/board/course.h"
#include "validator/command/pages/play_page.h"
#include "validator/command/terminal/streams.h"

#include <vector>

namespace fairway::command::lake_race {

struct LakePlayOptions : PlayOptions {
  std::string race;   // of a lake: one race only; empty: all three as a match
  int assignment = 0; // of that race, from 1; 0: the first that can be raced
};

// `fairway play`: a page on which a course or a lake is raced. Exit status.
int runPlay(const LakePlayOptions& options, const Streams& streams);

// What a page knows of a perfect boat on each course: how many turns it needs, by which turn a boat has
// earned which medal, and its typical line. Null where a course is too large to be solved. The exit status
// when stopped.
Result<Tree, int> perfectBoats(const std::vector<fairway::lake_race::Course>& courses,
                               const Streams& streams);

} // namespace fairway::command::lake_race
