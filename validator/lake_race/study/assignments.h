#pragma once

#include "rules/lake_race/route/assignments.h"

namespace fairway::validator::lake_race {

using fairway::lake_race::Assignment;
using fairway::lake_race::assignmentsOf;
using fairway::lake_race::choicesOf;
using fairway::lake_race::hasCourses;
using fairway::lake_race::layoutError;

} // namespace fairway::validator::lake_race
