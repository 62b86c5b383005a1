#pragma once

#include "rules/lake_race/route/course_rules.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::everyGateOpen;
using fairway::lake_race::faultyStrip;
using fairway::lake_race::leastStartCells;
using fairway::lake_race::misplacedBuoys;

} // namespace fairway::validator::lake_race
