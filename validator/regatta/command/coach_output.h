#pragma once

#include "rules/base/tree.h"
#include "validator/regatta/pilot/coach.h"

#include <string>

namespace fairway::command::regatta {

// What the good pilot thinks of a race, for people and as `coach` of `replay --coach --format json`.
std::string coachText(const validator::regatta::CoachedRace& race,
                      const fairway::regatta::RaceRecord& record);
Tree coachTree(const validator::regatta::CoachedRace& race);

} // namespace fairway::command::regatta
