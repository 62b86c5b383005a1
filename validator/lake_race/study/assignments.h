#pragma once

#include "rules/lake_race/route/assignments.h"

namespace fairway::validator {

using lake_race::Assignment;
using lake_race::assignmentsOf;
using lake_race::choicesOf;
using lake_race::hasCourses;
using lake_race::layoutError;

} // namespace fairway::validator
