#pragma once

#include "rules/base/tree.h"
#include "validator/lake_race/coach/coached_match.h"

#include <string>

namespace fairway::command::lake_race {

// What the coach says of a record: for people, and as the key `coach` of fairway-replay-1.
std::string coachText(const validator::lake_race::CoachedMatch& match,
                      const std::vector<fairway::lake_race::RecordedRaceOnCourse>& races, double sinkPenalty);
Tree coachTree(const validator::lake_race::CoachedMatch& match, double sinkPenalty); // fairway-told-1

} // namespace fairway::command::lake_race
