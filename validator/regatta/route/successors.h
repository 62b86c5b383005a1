#pragma once

#include "validator/regatta/route/states.h"

namespace fairway::validator::regatta {

// All states that a lone boat can come to from these points by plays and by heaving to and turning. The last
// set is empty: who has finished is nowhere.
States statesFrom(const Waters& waters, const Passings& passings, const std::vector<Vec>& startPoints);

} // namespace fairway::validator::regatta
