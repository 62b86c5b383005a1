#pragma once

#include "rules/lake_race/play/race.h"
#include "rules/lake_race/play/record.h"

namespace fairway::lake_race {

// Points of a race that is over: for places, times `multiple` (race B counts double, race C triple), and what
// the variant adds, which is never multiplied.
BySeat<int> pointsOf(const Race& race, int multiple, SunkBonus sunkBonus);

} // namespace fairway::lake_race
