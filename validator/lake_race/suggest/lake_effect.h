#pragma once

#include "validator/lake_race/suggest/appraisal.h"

#include <map>
#include <string>

namespace fairway::validator::lake_race {

// What a change of a lake does to all its courses: the 24 assignments of each of its races. Courses are
// judged by the quick checks and by what is solved (M01 to M05), not by races.
struct LakeEffect {
  int courses = 0;                        // that were looked at: on the lake as it is and as it would be
  int all = 0;                            // of the races that the lake has slots for
  int better = 0;                         // fewer findings, or raceable where it was not
  int worse = 0;                          // the opposite
  std::map<std::string, int> newFindings; // codes, with how many courses have more of them than before
  // Over the courses that were solved both before and after; none: no course was.
  int solved = 0;
  double parBefore = 0, parAfter = 0; // on average

  int same() const { return courses - better - worse; }
};

// Stopped by the watch it says what it knows until then: fewer courses than all.
LakeEffect lakeEffect(const fairway::lake_race::Lake& before, const fairway::lake_race::Lake& after,
                      WorkWatch& watch);

} // namespace fairway::validator::lake_race
