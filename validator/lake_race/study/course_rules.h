#pragma once

#include "rules/lake_race/route/course_rules.h"

namespace fairway::validator {

using lake_race::everyGateOpen;
using lake_race::faultyStrip;
using lake_race::leastStartCells;
using lake_race::misplacedBuoys;

} // namespace fairway::validator
